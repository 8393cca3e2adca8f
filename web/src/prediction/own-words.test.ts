import { dayMilliseconds } from "@sayso/contract/day.ts";
import { limits } from "@sayso/contract/limits.ts";
import { expect, test } from "vitest";
import { keptInMemory } from "../kept/in-memory.ts";
import { ownWordsOf } from "./own-words.ts";
import { learned, type Sayings } from "./sayings.ts";
import { sentencesOf } from "./words.ts";

const texts = ({ sayings }: { sayings: Sayings }) => [...sayings.values()].map(({ text }) => text).sort();

/** The same storage, read by the next page. */
const nextPage = (kept: ReturnType<typeof keptInMemory>) => ({ ...kept });

test("learnt sentences are there on the next page, and counted in any spelling", async () => {
	const kept = keptInMemory();
	const own = await ownWordsOf(kept);
	await own.learn("Good morning! I need the bathroom");
	await own.learn("I need the bathroom, please. I need the bathroom.");
	const later = await ownWordsOf(nextPage(kept));
	expect(texts(later)).toEqual(["Good morning!", "I need the bathroom, please.", "I need the bathroom."]);
	expect(later.sayings.get("i need the bathroom")?.count).toBe(2);
});

test("forgotten sentences are gone, here and on the next page, and a pending write does not restore them", async () => {
	const kept = keptInMemory();
	const own = await ownWordsOf(kept);
	void own.learn("Call the clinic. Close the window.");
	void own.forget("call the clinic");
	await own.learn("I am cold.");
	expect(texts(own)).toEqual(["Close the window.", "I am cold."]);
	expect(texts(await ownWordsOf(nextPage(kept)))).toEqual(texts(own));
	void own.learn("A secret.");
	await own.forgetAll();
	expect(texts(own)).toEqual([]);
	expect(await kept.all("own-words")).toEqual([]);
});

test("over the limit, frequent and recent sentences stay", () => {
	let sayings: Sayings = new Map();
	const say = (text: string, at: number) => {
		sayings = learned(sayings, text, at).sayings;
	};
	for (let time = 0; time < 8; time++) say("I need my glasses.", 0);
	for (let each = 0; each < limits.ownWords.sentences + 50; each++)
		say(`Number ${each}.`, each * 0.01 * dayMilliseconds);
	say("x".repeat(limits.ownWords.sentenceCharacters + 1), 30 * dayMilliseconds);
	expect(sayings.size).toBe(limits.ownWords.sentences);
	expect(sayings.has("i need my glasses")).toBe(true);
	expect(sayings.has("number 0")).toBe(false);
	expect(sayings.has(`number ${limits.ownWords.sentences + 49}`)).toBe(true);
});

test("sentences end where a person would pause", () => {
	expect(sentencesOf("Is Dr. Lee in? It's 3.5 now. Well… no... I'm fine!  “Stop.” Thanks\nBye")).toEqual([
		"Is Dr. Lee in?",
		"It's 3.5 now.",
		"Well… no... I'm fine!",
		"“Stop.”",
		"Thanks",
		"Bye",
	]);
});

test.each([
	["No. I want tea. Oh no! No? Yes.", ["No.", "I want tea.", "Oh no!", "No?", "Yes."]],
	["I said no. I mean it.", ["I said no.", "I mean it."]],
	["It is bus no. 5. Is it Mr? Really...? Well…", ["It is bus no. 5.", "Is it Mr?", "Really...?", "Well…"]],
])("a No ends a sentence, unless a number follows, and ! and ? always end one: %s", (text, sentences) => {
	expect(sentencesOf(text)).toEqual(sentences);
});
