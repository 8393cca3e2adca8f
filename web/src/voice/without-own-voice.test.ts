import { beforeEach, expect, test, vi } from "vitest";
import type { ListeningEvent } from "./listening.ts";
import { markLoudness, markSound } from "./mark-sound.ts";
import { withoutOwnVoice } from "./without-own-voice.ts";

let now = 0;
beforeEach(() => {
	// Separates the tests: what one says is long past in the next.
	now += 60_000;
	const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
	return () => clock.mockRestore();
});

/** A listening whose recogniser is played by the test. */
async function listening() {
	const reported: ListeningEvent[] = [];
	let hear = (_: ListeningEvent) => {};
	withoutOwnVoice((report) => {
		hear = report;
		return { pause() {}, resume() {}, stop: async () => undefined, abandon() {} };
	})((event) => reported.push(event));
	await vi.dynamicImportSettled();
	return {
		reported,
		partial: (text: string) => hear({ type: "partial", text }),
		final: (text: string) => hear({ type: "final", text }),
	};
}

test.each([
	["I would like a cup of tea please.", "Yes please, I would like a cup of tea.", "please."],
	["Shall I make some? I would like a cup of tea", "I would like a cup of tea.", "Shall I make some?"],
	// Words transcribed wrongly.
	["that sounds good i wood like a cup of tee", "I would like a cup of tea.", "that sounds good"],
	// The partner's words between the person's are kept.
	["I would tomorrow like a cup", "I would like a cup of tea.", "tomorrow"],
	["Yes.", "Yes", ""],
	["Yes, on Sunday", "Yes", "on Sunday"],
	// A single word may be the partner's.
	["Would you like to come?", "I am tired and would rest.", "Would you like to come?"],
	["How are you?", "Yes please, I would like a cup of tea.", "How are you?"],
])("“%s” transcribed while “%s” is spoken", async (heard, spoken, left) => {
	const { reported, final } = await listening();
	markSound(spoken)();
	final(heard);
	expect(reported.flatMap((event) => ("text" in event ? event.text : [])).join("")).toBe(left);
});

test("the same words said by the partner afterwards are the partner's", async () => {
	const { reported, final } = await listening();
	markSound("I would like a cup of tea.")();
	final("I would like a cup of tea");
	final("You would like a cup of tea");
	expect(reported).toEqual([{ type: "final", text: "You would like a cup of tea" }]);
});

test("words of Sayso that no microphone picked up are the partner’s if heard right after it", async () => {
	const { reported, partial, final } = await listening();
	markSound("I would like a cup of tea.")();
	now += 1_000;
	partial("You would like");
	final("You would like a cup of tea? With milk?");
	expect(reported.at(-1)).toEqual({ type: "final", text: "You would like a cup of tea? With milk?" });
});

test.each([
	["a microphone heard nothing so loud meanwhile", [false, false], "I would like a cup of tea.", true],
	["a microphone heard something as loud", [false, true, false], "I would like a cup of tea.", false],
	["no microphone has told", [], "I would like a cup of tea.", false],
	["it is so short that its end may be all of it", [false], "Yes please", false],
])("a line said right after Sayso: %s", async (_, loudness, line, isPartner) => {
	const { reported, final } = await listening();
	const end = markSound(line);
	for (const isLoud of loudness) markLoudness(isLoud);
	end();
	now += 300;
	final(line);
	expect(reported.map((event) => "text" in event && event.text)).toEqual(isPartner ? [line] : []);
});

test.each([
	["of tea", ""],
	["Of tea. With milk?", "With milk?"],
	// The partner's.
	["Tea?", "Tea?"],
	["A cup of tea? Sure.", "A cup of tea? Sure."],
	["Would you like milk?", "Would you like milk?"],
	["of it", "of it"],
	["of", "of"],
])("the end of a line that no microphone picked up may come after it: “%s”", async (heard, left) => {
	const { reported, final } = await listening();
	const end = markSound("I would like a cup of tea.");
	markLoudness(false);
	end();
	now += 300;
	final(heard);
	expect(reported.flatMap((event) => ("text" in event ? event.text : [])).join("")).toBe(left);
});

test("the late end of a line is left out once: the next time the partner said it", async () => {
	const { reported, final } = await listening();
	const end = markSound("I would like a cup of tea.");
	markLoudness(false);
	end();
	final("of tea");
	final("Of tea?");
	expect(reported).toEqual([{ type: "final", text: "Of tea?" }]);
});

test("words spoken long before are the partner’s if heard now", async () => {
	markSound("I would like a cup of tea.")();
	now += 10_000;
	const { reported, final } = await listening();
	final("I would like a cup of tea");
	expect(reported).toHaveLength(1);
});

test("Sayso’s words alone count as silence; a partial with them is taken back", async () => {
	const { reported, partial, final } = await listening();
	final("How are you?");
	const silent = markSound("I am very well today.");
	partial("i am very");
	expect(reported).toEqual([{ type: "final", text: "How are you?" }]);
	partial("well i");
	partial("well i am very");
	partial("i am very well today");
	final("i am very well today");
	silent();
	expect(reported.slice(1)).toEqual([
		{ type: "partial", text: "well i" },
		{ type: "partial", text: "well" },
		{ type: "final", text: "" },
	]);
});
