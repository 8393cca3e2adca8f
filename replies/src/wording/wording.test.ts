import type { Preferences } from "@sayso/contract/entities/preferences.ts";
import { limits } from "@sayso/contract/limits.ts";
import { describe, expect, test } from "vitest";
import { developmentTurns } from "../../authored.ts";
import { bank } from "../bank/bank.ts";
import { isLong } from "../testing/at-length.ts";
import { readOnce, requestFor, setFor } from "../testing/request.ts";
import { validate } from "../validate.ts";
import { inRegister } from "./in-register.ts";
import { isLight } from "./occasion.ts";

const strong = /\b(?:bloody|hell|damn(?:ed)?|bugger|arse|crap)\b/i;
const textsOf = async (...asked: Parameters<typeof requestFor>) =>
	(await setFor(requestFor(...asked))).answers.map((answer) => answer.text);
/** Every fifth in the gate. */
const turns = developmentTurns()
	.map(({ text }) => text)
	.filter((_, at) => isLong || at % 5 === 0);

describe("a turn is answered as the place wants it", () => {
	test.each([
		["business", /\b(?:I am|would|do not|thank you)\b/i, /\b\w+'(?:m|re|ve|ll)\b/],
		["school", /thank you|question|please\?/i, /\bthanks\b/i],
		["family", /\b(?:Ooh|Aw|Oh)\b/, /\bI am\b/],
		["casual", /\bthanks\b/i, /\b(?:Ooh|Aw)\b/],
	] as const)("%s", async (context, said, unsaid) => {
		const texts = (await textsOf("I've got a spare ticket to the cricket, do you want to come?", { context })).join(
			" ",
		);
		expect(texts).toMatch(said);
		expect(texts).not.toMatch(unsaid);
	});

	test.each(["business", "school", "family"] as const)("and most turns show that it is %s", async (context) => {
		expect(await shareChanged({ context })).toBeGreaterThan(0.8);
	});
	test.each(["easy", "high"] as const)("or that it is to be %s", async (complexity) => {
		expect(await shareChanged({ complexity })).toBeGreaterThan(0.8);
	});
});

/** Neither danger nor anything grave. */
function isOrdinary(text: string): boolean {
	const { safety, acts, focus } = readOnce(text);
	const reading = acts[focus];
	return safety.length === 0 && reading !== undefined && isLight(reading, requestFor(text));
}

/** Of every third ordinary development turn, the share of sets in which a card is said otherwise. */
async function shareChanged(preferences: Partial<Preferences>): Promise<number> {
	const some = turns.filter((text, at) => at % 3 === 0 && isOrdinary(text));
	const changed = await Promise.all(
		some.map(async (text) => {
			const [plain, other] = [await textsOf(text), await textsOf(text, preferences)];
			return other.some((card) => !plain.includes(card));
		}),
	);
	return changed.filter(Boolean).length / some.length;
}

describe("strong words", () => {
	test("are said where they were chosen, among friends and at home", async () => {
		expect((await textsOf("Reckon we should get the bigger telly?", {}, { adultLanguage: true })).join(" ")).toMatch(
			strong,
		);
	});

	test.each([
		["not without being chosen", "Reckon we should get the bigger telly?", {}, false],
		["not at work", "Reckon we should get the bigger telly?", { context: "business" }, true],
		["not at school", "Reckon we should get the bigger telly?", { context: "school" }, true],
		["not at bad news", "Nan had a fall last night and she's in hospital.", { context: "family" }, true],
		["not in danger", "her lips have gone blue and i can't wake her", {}, true],
		["not to a doctor", "how are you finding the new tablets, in yourself?", {}, true],
		["not to a child", "nanna do you like my drawing", { context: "family" }, true],
		["not to a child who calls them mum", "mum can you see my tower", { context: "family" }, true],
		["not to a child who calls them dad", "dad are you coming to watch me", { context: "family" }, true],
		["not to a child who calls them gran", "gran i don't like this book", { context: "family" }, true],
		["not to a child who calls them pop", "pop do you want to play cards", { context: "family" }, true],
		["not to a child with good news", "Jerome got the job, Mum! Started Monday.", { context: "family" }, true],
		["not to a stranger who asks the way", "excuse me do you know the way to the station", {}, true],
		["not to a carer", "right i'm the new carer shall we get you up", {}, true],
		["not over a counter", "that's fourteen dollars fifty thanks", {}, true],
	] as const)("%s", async (_, text, preferences, adultLanguage) => {
		expect((await textsOf(text, preferences, { adultLanguage })).filter((card) => strong.test(card))).toEqual([]);
	});

	test("not to a child who said so before", async () => {
		const turns = [{ who: "partner", text: "nan i made a tower" }] as const;
		const cards = await textsOf("do you want to see it?", { context: "family" }, { adultLanguage: true, turns });
		expect(cards.join(" ")).not.toMatch(strong);
	});

	test("not right after somebody was told bad news, and not when it is to be serious", async () => {
		const turns = [{ who: "partner", text: "the funeral is on friday" }] as const;
		const asked = "do you think we should go together?";
		expect(await textsOf(asked, {}, { adultLanguage: true, turns }).then((cards) => cards.join(" "))).not.toMatch(
			strong,
		);
		const steer = { direction: "serious" } as const;
		expect(await textsOf(asked, {}, { adultLanguage: true, steer }).then((cards) => cards.join(" "))).not.toMatch(
			strong,
		);
	});

	test("are on half of the cards at most", async () => {
		for (const text of turns) {
			const cards = await textsOf(text, {}, { adultLanguage: true });
			expect(cards.filter((card) => strong.test(card)).length, cards.join(" | ")).toBeLessThanOrEqual(2);
			expect(cards.join(" | ")).not.toMatch(/,[^\s\d]|[a-z] [.!?]| ,/);
		}
	});
});

test("no mark opens two cards of a set", async () => {
	for (const text of turns) {
		const cards = await textsOf(text, { complexity: "high", context: "family", numberOfResponses: 6 });
		for (const mark of ["Frankly", "I must say", "Aw", "Hmm", "Out of interest"])
			expect(cards.filter((card) => card.startsWith(mark)).length, cards.join(" | ")).toBeLessThanOrEqual(1);
	}
});

test("a card that was shown does not come back in other clothes", async () => {
	const first = await setFor(requestFor("Would you like a cup of tea?", { context: "business" }));
	const second = await textsOf("Would you like a cup of tea?", { context: "business" }, { shown: [first.answers] });
	const bare = (text: string) =>
		text.replace(/^(?:Certainly|I am afraid|If I may ask|May I ask)[, ]+/, "").toLowerCase();
	expect(second.filter((card) => first.answers.some((answer) => bare(answer.text) === bare(card)))).toEqual([]);
});

test("safety rows are said as they were reviewed, whatever the preferences", async () => {
	const written = new Set([...bank.values()].flat().flatMap((row) => row.replies.map((reply) => reply.text)));
	const request = requestFor("can i touch your hair", { context: "business", complexity: "high" });
	expect((await setFor(request)).answers.filter(({ text }) => !written.has(text))).toEqual([]);
});

/** Every reply of the bank without slots, in every form it can take; in the gate where most is said otherwise. */
test.each(
	(
		[
			["business", "high"],
			["business", "medium"],
			["school", "medium"],
			["family", "medium"],
			["casual", "easy"],
		] as const
	).slice(0, isLong ? 5 : 1),
)("every wording is a sound sentence and keeps its length: %s, %s", (context, complexity) => {
	const wrong: string[] = [];
	for (const [act, rows] of bank) {
		for (const row of rows.filter(({ intent }) => intent.startsWith(`${act}/`))) {
			for (const reply of row.replies.filter(({ text }) => !text.includes("{"))) {
				const words = reply.words ?? 0;
				const responseLength = (["short", "medium", "long"] as const).find(
					(length) => words >= limits.replyWords[length].min && words <= limits.replyWords[length].max,
				);
				if (!responseLength) continue;
				const answerOf = (text: string) => ({ ...reply, keyword: "talk", text, tone: row.tone });
				const request = requestFor("", { context, complexity, responseLength }, { adultLanguage: true });
				const planned = { ...row, act, slots: { [kinds[reply.text.length % kinds.length] ?? ""]: "" } };
				const own = validate(answerOf(reply.text), planned, request, []);
				for (const text of inRegister(reply.text, planned, request, [])) {
					const problems = validate(answerOf(text), planned, request, []).filter((problem) => !own.includes(problem));
					if (problems.length > 0 || /,[^\s\d]/.test(text)) wrong.push(`${row.intent}: ${text} (${problems})`);
				}
			}
		}
	}
	expect(wrong).toEqual([]);
});
const kinds = ["isPut", "isAsked", "isNews", "isView", "isSocial", "isChoice"];
