import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { inCardOrder, type ReplyPreferences, type ReplyRequest, turnPlanFor, validate } from "@sayso/replies";
import { requestFor } from "@sayso/replies/testing/request.ts";
import { describe, expect, test } from "vitest";
import type { ReplyGeneration } from "./reply-generation.ts";

const lengths: readonly ReplyPreferences["responseLength"][] = ["short", "medium", "long"];
const turns = [
	"do you want tea or coffee",
	"are you coming on Saturday",
	"how was your weekend",
	"my dog died last night",
];

/** Every card that an engine yields for a request. */
export async function setOf(engine: ReplyGeneration, request: ReplyRequest): Promise<OfferedAnswer[]> {
	return Array.fromAsync(engine.stream(request, turnPlanFor(request), new AbortController().signal));
}

/**
 * The tests that every reply engine must pass. `isReal` is false for a scripted engine, whose texts are only for tests.
 */
export function describeReplyGeneration(name: string, engine: () => ReplyGeneration, { isReal = true } = {}): void {
	describe(`${name} keeps to the reply-generation seam`, () => {
		test("it is available and has a name for the screen", async () => {
			expect(await engine().available()).toBe(true);
			expect(engine().label).not.toBe("");
		});

		test.each(([2, 4, 6] as const).flatMap((count) => lengths.map((length) => [count, length] as const)))(
			"%i %s replies come in card order, each of them sound",
			async (numberOfResponses, responseLength) => {
				for (const text of turns) {
					const request = requestFor(text, { numberOfResponses, responseLength });
					const cards = await setOf(engine(), request);
					expect(cards).toHaveLength(numberOfResponses);
					expect(inCardOrder(cards)).toEqual(cards);
					if (!isReal) continue;
					for (const [index, card] of cards.entries()) {
						expect(validate(card, card, request, cards.slice(0, index))).toEqual([]);
					}
				}
			},
		);

		test("a signal aborted before gives out nothing", async () => {
			const request = requestFor("are you hungry");
			const cards: OfferedAnswer[] = [];
			const reading = (async () => {
				for await (const card of engine().stream(request, turnPlanFor(request), AbortSignal.abort())) cards.push(card);
			})();
			await reading.catch((error: Error) => expect(error.name).toBe("AbortError"));
			expect(cards).toEqual([]);
		});

		test("a signal aborted after the first card ends the set there", async () => {
			const request = requestFor("are you hungry");
			const caller = new AbortController();
			const cards: OfferedAnswer[] = [];
			const reading = (async () => {
				for await (const card of engine().stream(request, turnPlanFor(request), caller.signal)) {
					cards.push(card);
					caller.abort();
				}
			})();
			await reading.catch((error: Error) => expect(error.name).toBe("AbortError"));
			expect(cards).toHaveLength(1);
		});

		test("a caller who leaves after the first card is let go", async () => {
			const request = requestFor("are you hungry");
			for await (const card of engine().stream(request, turnPlanFor(request), new AbortController().signal)) {
				expect(card.text).not.toBe("");
				break;
			}
		});
	});
}
