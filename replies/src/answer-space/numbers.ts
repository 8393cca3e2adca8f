import { pastOf } from "../slots/past.ts";
import { type Choices, type Said, sentence } from "./choice.ts";

const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const keycaps = ["0️⃣", "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟"];

/** Small numbers are written in words, as in a sentence; larger ones in figures. */
export const inWords = (number: number): string => words[number] ?? String(number);
/** "an eight", "an eleven", "an 80"; "a five". */
const withArticle = (number: number) => `${/^(?:8|11$|18$)/.test(String(number)) ? "an" : "a"} ${inWords(number)}`;

const choiceOf = (number: number, text: string): Said => ({
	label: String(number),
	emoji: keycaps[number] ?? "🔢",
	keyword: inWords(number),
	text: sentence(text),
});
const choicesOf = (numbers: readonly number[], said: (number: number) => string): Said[] =>
	numbers.map((number) => choiceOf(number, said(number)));
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number);

export function scale(): Choices {
	const said = (number: number) => `It's ${withArticle(number)} out of ten`;
	return { title: "Out of ten", choices: choicesOf(upTo(10), said) };
}

export function numbers(question: string): Choices {
	const said = (number: number) => saidOf(number, question);
	return {
		title: question.startsWith("how old") ? "How old" : "How many",
		choices: choicesOf([...upTo(12), 15, 20, 25, 30, 40, 50, 60, 80, 100], said),
		numbered: (number) => choiceOf(number, said(number)),
	};
}

/** What is had in numbers, whole: "wake up three" and "get three up" are nothing that is said. */
const verbs = "have|eat|drink|take|want|need|see|buy|use|smoke";
const participles = "had|eaten|drunk|taken|wanted|needed|seen|bought|used|smoked";
const adverb = "(?:(?:just|only|still|already|\\w+ly) )?";
/** "have to take", "take back": another verb. */
const alone = "\\b(?! (?:to|back|up|off|out|away)\\b)";
const did = new RegExp(`\\bdid you ${adverb}(${verbs})${alone}`);
const had = new RegExp(`\\bhave you ${adverb}(${participles})${alone}`);
const does = new RegExp(`\\bdo you ${adverb}(${verbs})${alone}`);
const owns = /\b(?:have you got|do you have)\b(?! to\b)/;
const wish =
	/\b(?:(?:would|'d) you like|do you (?:want|fancy)|(?:can|shall|should) i (?:get|give|bring|make|cut|pour|put|buy))\b(?! (?:(?:me|us) )?to\b)/;

/** The sentence that a question about a number begins: "how many did you take" and 2 → "I took two". */
function saidOf(number: number, question: string): string {
	if (question.startsWith("how old")) return ageOf(number, question);
	const [, counted] =
		question.match(/^(?:for )?how many (?:more )?(times|minutes|hours|days|nights|weeks|months|years)\b/) ?? [];
	if (counted) return counted === "times" ? timesOf(number) : lengthOf(number, counted);
	const value = number === 0 ? "none" : inWords(number);
	const [, took] = question.match(did) ?? [];
	if (took) return `I ${pastOf(took)} ${value}`;
	const [, taken] = question.match(had) ?? [];
	if (taken) return `I've ${taken} ${value}`;
	if (owns.test(question)) return `I've got ${value}`;
	if (wish.test(question)) return number === 0 ? "None for me, please" : `I'd like ${value}, please`;
	const [, takes] = question.match(does) ?? [];
	if (takes) return `I ${takes} ${value}`;
	const [, are] = question.match(/\b(are|were) there\b/) ?? [];
	if (are) return `There ${number === 1 ? { are: "is", were: "was" }[are] : are} ${value}`;
	return value;
}

const aged: Readonly<Record<string, string>> = { you: "I'm", he: "He's", she: "She's", they: "They're" };

function ageOf(number: number, question: string): string {
	const [, whom = ""] = question.match(/^how old(?: is| are|'s|'re) (you|he|she|they)(?: now| today)?$/) ?? [];
	return `${aged[whom] ?? ""} ${inWords(number)}`;
}

const timesOf = (number: number) => ["not once", "once", "twice"][number] ?? `${inWords(number)} times`;
const lengthOf = (number: number, units: string) =>
	number === 0 ? "none" : `${inWords(number)} ${number === 1 ? units.slice(0, -1) : units}`;

const single: Readonly<Record<string, string>> = { pence: "penny" };

/** An amount in whatever money the question names; where it names none, everybody there knows which. */
export function money(question: string): Choices {
	const [unit = ""] = question.match(/\b(?:dollars|pounds|euros|bucks|quid|cents|pence)\b/) ?? [];
	const past = /\b(?:was|were|did)\b/.test(question);
	const wanted = !past && /\b(?:want|need|like|get you|give you|take out)\b/.test(question);
	const isPrice = /\b(?:is|was|does|did) (?:it|that|this)\b/.test(question);
	const said = (number: number) => {
		const amount = `${number} ${number === 1 ? (single[unit] ?? unit.replace(/s$/, "")) : unit}`.trim();
		if (wanted) return number === 0 ? "I don't need any" : `I'd like ${amount}, please`;
		const price = number === 0 ? "nothing" : amount;
		return isPrice ? `It ${past ? "was" : "is"} ${price}` : price;
	};
	return {
		title: "How much",
		choices: choicesOf([0, 1, 2, 5, 10, 20, 30, 40, 50, 100, 200, 500], said),
		numbered: (number) => choiceOf(number, said(number)),
	};
}
