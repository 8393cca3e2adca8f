import { Complexity, Context, type Preferences } from "@sayso/contract/entities/preferences.ts";
import { limits } from "@sayso/contract/limits.ts";
import { expect, test } from "vitest";
import { bank } from "../bank/bank.ts";
import type { BankAct } from "../bank/bank-act.ts";
import { isLong } from "../testing/at-length.ts";
import { requestFor } from "../testing/request.ts";
import { inRegister } from "./in-register.ts";

const kinds = ["isPut", "isAsked", "isNews", "isView", "isSocial", "isChoice"];
/** Of the twelve, three in the gate: every complexity. */
const settings = Context.options
	.flatMap((context) => Complexity.options.map((complexity) => [context, complexity] as const))
	.filter((_, at) => isLong || at % 4 === 0);

/** Two for each setting, so that every context and every complexity is looked at with all six. */
function kindsAt(context: Preferences["context"], complexity: Preferences["complexity"]): string[] {
	const turn = Context.options.indexOf(context) + Complexity.options.indexOf(complexity);
	return kinds.slice((2 * turn) % kinds.length).slice(0, 2);
}

/** Every form of every reply of the bank that is reworded, with gaps filled. */
function* wordings(
	context: Preferences["context"],
	complexity: Preferences["complexity"],
	acts: readonly BankAct[] = [...bank.keys()],
) {
	for (const act of acts)
		for (const row of bank.get(act) ?? [])
			for (const reply of row.replies) {
				const text = reply.text.replace(/\{\w+\}/g, "jigsaws");
				const length = text.split(" ").length;
				const responseLength = length < limits.replyWords.medium.min ? "short" : length < 11 ? "medium" : "long";
				for (const [at, kind] of kindsAt(context, complexity).entries()) {
					// How long a turn is decides which of two ways to say the same is taken.
					const request = requestFor("a".repeat(at), { context, complexity, responseLength }, { adultLanguage: true });
					for (const form of inRegister(text, { ...row, act, slots: { [kind]: kind } }, request, []))
						if (form !== text) yield { act, intent: row.intent, text, form, kind };
				}
			}
}

/** What was once said aloud and is no English, or is not what was meant. */
const broken = [
	/at all at all|all right at all|not at all[,.]? (?:i'll|see|thanks|take)/i,
	/\b(?:little|amount of) an?\b|quite (?:a little|somewhat)\b|somewhat (?:considerably|somewhat)|little little/i,
	/that is i\b|is i understand/i,
	/\bwould (?:forgotten|planned|hoped|thought|heard|meant|noticed|known|got|been|had|seen|gone|told|better)\b/i,
	/nothing want\b|my facts are|once in some time/i,
	/by all means, (?:no|not|I'd|I'm|I)\b|by all means not|n't by all means/i,
	/what the hell makes you|what the hell are you|why the hell do you|hell no, (?:thank|you're kind)/i,
	/frankly, .*(?:sorry|thank)|no, bless you|aw, I don't need|you're a star/i,
	/\b(\w{3,}) \1\b(?<!that that|had had|very very|bye bye|no no|there there|ha ha)/i,
	/\b(?:I is|it are|is are|a (?:excellent|amusing|entirely)|an? an?)\b/i,
	/ [,.?!]|,,|\.\.(?!\.)|^[a-z]|[.!?] [a-z]/,
];

test.each(settings)("no wording of any reply is broken: %s, %s", (context, complexity) => {
	const wrong = new Set<string>();
	for (const { intent, text, form } of wordings(context, complexity))
		for (const shape of broken) if (shape.test(form) && !shape.test(text)) wrong.add(`${intent}: ${text} → ${form}`);
	expect([...wrong]).toEqual([]);
});

const degrees =
	/\b(?:quite|pretty|very|really|considerably|somewhat|slightly|a bit|a little(?! while)|a lot|a great deal|perfectly|particularly|genuinely|completely|fully|too|worse|better|fine|all right|okay|not)\b|n't\b/gi;
/** Two words for one degree count as the same. */
const degreesOf = (text: string) =>
	(
		text
			.replace(/\b(is|are|do|does|did|have|has|had|can|could|was|were|will|would|should) ?not\b/gi, "$1n't")
			.match(degrees) ?? []
	)
		.map(
			(word) =>
				({ "a bit": "a little", "a great deal": "a lot", okay: "all right", not: "n't" })[word.toLowerCase()] ??
				word.toLowerCase(),
		)
		.sort();

test.each(settings)("of pain and symptoms no more and no less is said: %s, %s", (context, complexity) => {
	const wrong = new Set<string>();
	for (const { text, form } of wordings(context, complexity, [
		"pain",
		"symptom",
		"out-of-ten",
		"check-state",
		"unwell",
	]))
		if (degreesOf(form).join() !== degreesOf(text.replace(/\b(?:can't|won't)\b/g, "cann't")).join())
			wrong.add(`${text} → ${form}`);
	expect([...wrong]).toEqual([]);
});

test.each([
	["I'd like Fantastic Beasts, please.", "Fantastic Beasts"],
	["I'd like fancy telly, please.", "fancy telly"],
	["I'd go with Definitely Maybe.", "Definitely Maybe"],
	["Thanks for coming, Will.", "Will"],
	["Thanks, Will, that's lovely.", "Will"],
	["I'd like the tick box, please.", "tick box"],
])("what the turn or the person named is said as they named it: %s", (text, thing) => {
	for (const [context, complexity] of settings) {
		const row = { intent: "offer/accept", act: "offer", tone: "positive", slots: { thing, isPut: "isPut" } } as const;
		const request = requestFor("which one", { context, complexity });
		for (const form of inRegister(text, { ...bank.get("offer")?.[0], ...row } as never, request, []))
			expect(form).toContain(thing);
	}
});
