import { expect, test } from "vitest";
import type { Notice } from "../../seams/notices.ts";
import { DatabaseClock } from "./database-clock.ts";
import { sealWith } from "./seal.ts";
import { SealedNotices } from "./sealed-notices.ts";

const seal = sealWith(["Kx8vQ2mZr71LwPd05TyhBn3cJf6gRa9u"]);
/** A process, and its view of the database's clock. */
function somebody({ secret = seal, at = 1_700_000_000_000_000 } = {}) {
	const clock = new DatabaseClock();
	const set = (moment: number) => clock.set(moment, performance.now());
	set(at);
	return { notices: new SealedNotices({ seal: secret, clock }), set, at };
}
const end: Notice = { type: "end", personId: "ann", closing: "unauthenticated" };

test("a notice is taken once, soon, and by others than who told it", () => {
	const [one, other, late] = [somebody(), somebody(), somebody()];
	const told = one.notices.close(end);
	expect(one.notices.open(told)).toBeUndefined();
	expect(other.notices.open(told)).toEqual(end);
	expect(other.notices.open(told)).toBe("repeated");
	for (const minutes of [-1, 1]) {
		late.set(late.at + minutes * 60_000_000);
		expect(late.notices.open(told)).toBe("late");
	}
	expect(told).not.toContain("ann");
});

test("what another secret made, or none, is not taken", () => {
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
