import { expect, test } from "vitest";
import type { Notice } from "../../seams/notices.ts";
import { DatabaseClock } from "./database-clock.ts";
import { sealWith } from "./seal.ts";
import { SealedNotices } from "./sealed-notices.ts";

const seal = sealWith(["Kx8vQ2mZr71LwPd05TyhBn3cJf6gRa9u"]);
/** A process with its own view of the database's clock. */
function somebody({ secret = seal, at = 1_700_000_000_000_000 } = {}) {
	const clock = new DatabaseClock();
	const set = (moment: number) => clock.set(moment, performance.now());
	set(at);
	return { notices: new SealedNotices({ seal: secret, clock }), set, at };
}
const end: Notice = { type: "end", personId: "ann", closing: "unauthenticated" };

test("a notice is accepted once, soon after it is sent, and not by the process that sent it", () => {
	const [one, other, late] = [somebody(), somebody(), somebody()];
	const payload = one.notices.close(end);
	expect(one.notices.open(payload)).toBeUndefined();
	expect(other.notices.open(payload)).toEqual(end);
	expect(other.notices.open(payload)).toBe("repeated");
	for (const minutes of [-1, 1]) {
		late.set(late.at + minutes * 60_000_000);
		expect(late.notices.open(payload)).toBe("late");
	}
	expect(payload).not.toContain("ann");
});

test("a payload sealed with another secret, not sealed, or without a notice in it is not accepted", () => {
	const { notices } = somebody();
	const stranger = somebody({ secret: sealWith(["another secret of at least so many letters"]) });
	expect(notices.open(stranger.notices.close(end))).toBe("unreadable");
	for (const payload of ["", "{}", JSON.stringify(end), seal.close("null"), seal.close("{}")])
		expect(notices.open(payload)).toBe("unreadable");
});

test("what only a newer version knows, and what would end everybody's listening, is passed over", () => {
	const [one, other] = [somebody(), somebody()];
	const strange = [{ type: "end", closing: "unauthenticated" }, { type: "sing" }] as unknown as Notice[];
	for (const notice of strange) expect(other.notices.open(one.notices.close(notice))).toBeUndefined();
});

/**
 * A sign-out in the format of the first versioned release, and how that release parses one. This fixture must never be
 * regenerated.
 */
const ofTheFirst =
	"b8JrBKEHoEXfp5v6kN/dvt8/x9lrSPALBs/D0rss9oozbrkZN96dip9Y+6xlMZRRfjh2zft5rzL86Q6Fd6I/GblKjYrNUrxSYml2NymJV+7o1rDAAe6OXztEgu3iLRKdo7VhfFjhWtYaeKkm0Wq5kSdyOCEL9mQJ8FTZIs7CIOcCHjwld7vwwDoDNE7wyvPLEJIvJi0sowf48kTunCs4jwbSob+H5BHnfyBSy3UvPVEXgmD6r5cOAIm1TNwY5GJXiTYF4A==";
const signOut: Notice = { type: "end", sessionId: "session-1", closing: "unauthenticated" };

test("a sign-out reaches processes of the release before and of this one, whichever sends it", () => {
	const { notices } = somebody();
	expect(notices.open(ofTheFirst)).toEqual(signOut);
	const opened = JSON.parse(seal.open(notices.close(signOut)) ?? "");
	expect(opened).toEqual({
		version: 1,
		from: expect.any(String),
		number: expect.any(Number),
		at: expect.any(Number),
		notice: signOut,
	});
});

test("a notice in the form of a newer release is skipped, and the same notice in this release's form is accepted", () => {
	const { notices, at } = somebody();
	const newer = seal.close(JSON.stringify({ version: 2, sender: "another", notices: [signOut] }));
	expect(notices.open(newer)).toBeUndefined();
	const thisOne = { version: 1, from: "another", number: 1, at, notice: signOut };
	expect(notices.open(seal.close(JSON.stringify(thisOne)))).toEqual(signOut);
});
