import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { requestFor } from "@sayso/replies/testing/request.ts";
import { afterEach, expect, test } from "vitest";
import type { Follower, Notice, Notices } from "../../seams/notices.ts";
import { RunsInMemory, turnKey } from "./kept-runs.ts";
import { MakingRun } from "./reply-run.ts";
import { RunsEverywhere } from "./shared-runs.ts";

const key = turnKey("A model", requestFor("tea?"), []);
const card = (text: string): OfferedAnswer => ({ text, tone: "positive", emoji: "🙂", keyword: "yes" });
const reading = new AbortController().signal;
const closing: RunsEverywhere[] = [];
afterEach(() => Promise.all(closing.splice(0).map((runs) => runs.close())));

/** Processes that receive each other's notices, except those that are held back. */
function processes(isHeldBack: (notice: Notice) => boolean = () => false) {
	const followers: Follower[] = [];
	let ids = 0;
	const start = (silence = 60_000) => {
		let self: Follower | undefined;
		const notices: Notices = {
			async send(notice) {
				await Promise.resolve();
				if (!isHeldBack(notice)) for (const each of followers) if (each !== self) each.receive(notice);
			},
			follow(follower) {
				self = follower;
				followers.push(follower);
			},
			now: async () => 0,
			refused: { unreadable: 0, late: 0, repeated: 0 },
			close: async () => {},
		};
		const here = new RunsInMemory({ info: () => {} });
		const runs = new RunsEverywhere({ here, notices, newId: () => `id-${ids++}`, silence });
		closing.push(runs);
		return runs;
	};
	return { start };
}

/** A set whose cards the test adds one by one. */
function making() {
	const cards: OfferedAnswer[] = [];
	let wake = Promise.withResolvers<void>();
	let isWhole = false;
	const run = new MakingRun({
		async *start(signal) {
			signal.addEventListener("abort", () => wake.resolve());
			for (let at = 0; !signal.aborted; ) {
				const next = cards[at];
				if (next) {
					at += 1;
					yield next;
				} else if (isWhole) return;
				else await wake.promise;
			}
		},
		settle: async () => {},
	});
	const tell = () => {
		wake.resolve();
		wake = Promise.withResolvers();
	};
	return {
		run,
		put(text: string) {
			cards.push(card(text));
			tell();
		},
		end() {
			isWhole = true;
			tell();
		},
	};
}

const firstOf = async (cards: AsyncIterable<OfferedAnswer>) => {
	const { value } = await cards[Symbol.asyncIterator]().next();
	return value?.text;
};

test("cards come from the process that has the set as they are made, to the last", async () => {
	const { start } = processes();
	const [one, other] = [start(), start()];
	const set = making();
	one.keep("robin", key, set.run, true);
	set.put("Yes.");
	await expect.poll(() => other.has("robin", key)).toBe(true);
	expect(other.elsewhere("kim", key)).toBeUndefined();
	const cards = other.elsewhere("robin", key)?.(reading)[Symbol.asyncIterator]();
	expect((await cards?.next())?.value?.text).toBe("Yes.");
	set.put("No.");
	expect((await cards?.next())?.value?.text).toBe("No.");
	set.end();
	expect((await cards?.next())?.done).toBe(true);
});

test("a process that does not answer, or has the set no longer, is not asked again, for any person", async () => {
	const { start } = processes(
		({ type, ...notice }) => type === "run" && "run" in notice && notice.run.about === "card",
	);
	const [one, other] = [start(), start(1)];
	const set = making();
	one.keep("robin", key, set.run, true);
	one.keep("kim", key, making().run, true);
	set.put("Yes.");
	await expect.poll(() => other.peopleElsewhere).toBe(2);
	await expect(firstOf(other.elsewhere("robin", key)?.(reading) ?? ([] as never))).rejects.toThrow("does not answer");
	expect([other.has("robin", key), other.has("kim", key), other.peopleElsewhere]).toEqual([false, false, 0]);
});

test("a card that was missed on the way breaks the set off", async () => {
	let cards = 0;
	const { start } = processes((notice) => notice.type === "run" && notice.run.about === "card" && ++cards === 1);
	const [one, other] = [start(), start()];
	const set = making();
	one.keep("robin", key, set.run, true);
	for (const text of ["Yes.", "No."]) set.put(text);
	set.end();
	await expect.poll(() => other.has("robin", key)).toBe(true);
	await expect(firstOf(other.elsewhere("robin", key)?.(reading) ?? ([] as never))).rejects.toThrow();
});

test("a process that stops sends all cards of a set it has begun to send, and is asked for no other", async () => {
	const { start } = processes();
	const [one, other] = [start(), start()];
	const set = making();
	one.keep("robin", key, set.run, true);
	set.put("Yes.");
	await expect.poll(() => other.has("robin", key)).toBe(true);
	const cards = other.elsewhere("robin", key)?.(reading)[Symbol.asyncIterator]();
	await cards?.next();
	const closed = one.close();
	await expect.poll(() => other.has("robin", key)).toBe(false);
	set.put("No.");
	set.end();
	expect((await cards?.next())?.value?.text).toBe("No.");
	expect((await cards?.next())?.done).toBe(true);
	await closed;
});

test("asking at one process ends what was begun for other words at another", async () => {
	const { start } = processes();
	const [one, other] = [start(), start()];
	const set = making();
	one.keep("robin", key, set.run, true);
	await expect.poll(() => other.has("robin", key)).toBe(true);
	other.take("robin", turnKey("A model", requestFor("would you like to go to the sea?"), []));
	await set.run.over;
	expect(set.run.isUsable).toBe(false);
});

test("what is forgotten is found nowhere", async () => {
	const { start } = processes();
	const [one, other] = [start(), start()];
	one.keep("robin", key, making().run, true);
	await expect.poll(() => other.has("robin", key)).toBe(true);
	await other.forget("robin");
	expect([one.has("robin", key), other.has("robin", key)]).toEqual([false, false]);
});
