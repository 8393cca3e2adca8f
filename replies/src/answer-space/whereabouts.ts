import { isPast, isWish } from "./asked-how.ts";
import { type Choice, type Choices, type Known, sentence } from "./choice.ts";

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const cameToPass = /\b(?:came|said|told|rang|called|gave|took|made|went|brought|helped)\b/;

/** "Who did you go with": what stands behind goes before. */
const beside = /^(?:who|whom)\b.*\b(with|to|for|from|about|after|near|behind|beside)$/;
const whom = "(?:you|we|they|he|she|i|it|the|your|my|his|her|our|their)\\b";
/** Of whom something is done: "who did you see", "who were you going to ask". "Who is your doctor" asks who it is. */
const done = new RegExp(
	String.raw`^whom?(?:(?:'ll|'d|'ve)| (?:do|did|does|will|would|can|could|should|might)) ${whom}|^whom? (?:have|has|had) (?:you|we|they|he|she|i)\b|^whom?(?:'re| (?:are|is|was|were)) ${whom}(?: \w+)? \w+ing\b`,
);
const isDoneTo = (question: string) => done.test(question);
/** What a person does as a rule: "who helps you at home". */
const does = /^who (?:lives|helps|comes|goes|wants|looks after|visits|drives|cooks|cleans)\b/;

const around: readonly (readonly [person: string, emoji: string, keyword?: string])[] = [
	["me", "🙋"],
	["you", "👉"],
	["my family", "👨‍👩‍👧", "family"],
	["my partner", "💑", "partner"],
	["my mum", "👩", "mother"],
	["my dad", "👨", "father"],
	["my son", "👦", "son"],
	["my daughter", "👧", "daughter"],
	["my brother", "👦", "brother"],
	["my sister", "👧", "sister"],
	["a friend", "🧑‍🤝‍🧑", "friend"],
	["a neighbour", "🏘️", "neighbour"],
];
const helping: readonly (readonly [person: string, emoji: string, keyword?: string])[] = [
	["my carer", "🤝", "carer"],
	["the nurse", "🧑‍⚕️", "nurse"],
	["the doctor", "🩺", "doctor"],
	["the therapist", "🧑‍⚕️", "therapist"],
	["my teacher", "🧑‍🏫", "teacher"],
	["everybody", "👥"],
	["nobody", "🚫"],
];

export function people(question: string, { people: named }: Pick<Known, "people">): Choices {
	const said = (person: string) => {
		if (isWish(question)) return `${person}, please`;
		if (/^nobody$/.test(person) && (beside.test(question) || isDoneTo(question))) return person;
		if (/\byou (?:still |now )*live with$/.test(question)) return `I live with ${person}`;
		const [, behind] = question.match(beside) ?? [];
		if (behind) return `${behind} ${person}`;
		if (isDoneTo(question) || does.test(question)) return person;
		return isPast(question) || cameToPass.test(question) ? `It was ${person}` : `It's ${person}`;
	};
	const choice = (person: string, emoji: string, keyword: string): Choice => ({
		...{ label: capital(person), emoji, keyword },
		text: sentence(said(person)),
	});
	return {
		title: "Who",
		choices: [
			...named.map((name) => choice(name, "🧑", "person")),
			...[...around, ...helping].map(([person, emoji, keyword = person]) => choice(person, emoji, keyword)),
		],
	};
}

/** At it, and to it. */
type Place = readonly [label: string, emoji: string, at: string, to: string];
const inside: readonly Place[] = [
	["Here", "📍", "here", "here"],
	["At home", "🏠", "at home", "home"],
	["Bedroom", "🛏️", "in the bedroom", "to the bedroom"],
	["Bathroom", "🛁", "in the bathroom", "to the bathroom"],
	["Toilet", "🚽", "in the toilet", "to the toilet"],
	["Kitchen", "🍳", "in the kitchen", "to the kitchen"],
	["Lounge", "🛋️", "in the lounge", "to the lounge"],
	["On the table", "🪑", "on the table", "to the table"],
	["In my bag", "👜", "in my bag", "to my bag"],
	["Outside", "🌳", "outside", "outside"],
];
const away: readonly Place[] = [
	["Shops", "🛒", "at the shops", "to the shops"],
	["Park", "🏞️", "at the park", "to the park"],
	["Café", "☕", "at the café", "to the café"],
	["Beach", "🏖️", "at the beach", "to the beach"],
	["Doctor's", "🩺", "at the doctor's", "to the doctor's"],
	["Hospital", "🏥", "at the hospital", "to the hospital"],
	["School", "🏫", "at school", "to school"],
	["Work", "🏢", "at work", "to work"],
	["A friend's place", "🏡", "at a friend's place", "to a friend's place"],
	["Family", "👨‍👩‍👧", "with my family", "to my family"],
	["In the car", "🚗", "in the car", "to the car"],
];

/** What may follow "where are you" that leaves it a question about where. */
const moment =
	"(?: (?:at|the moment|right|just|exactly|now|then|today|tonight|yesterday|earlier|this|last|all|morning|afternoon|evening|night|day|week))*$";
type Where = Readonly<Record<"at" | "to", string>>;

/** The sentences of which it is sure who or what is somewhere; anywhere else the place alone is right. */
const sentences: readonly (readonly [asked: RegExp, said: (where: Where) => string])[] = [
	[/\bdid (?:you|we) (?:just |all |both )?go\b(?! to \w)/, ({ to }) => `I went ${to}`],
	[/\b(?:are|'re) you (?:going(?! to \w)|off to)\b/, ({ to }) => `I'm going ${to}`],
	[
		/\b(?:(?:do you want|would you (?:like|love|prefer)) to|would you rather|(?:shall|should|can|could) we) go\b(?! to \w)/,
		({ to }) => `I'd like to go ${to}`,
	],
	[/\b(?:shall|should|can|could) (?:i|we) take you\b/, ({ to }) => `I'd like to go ${to}`],
	[new RegExp(`\\b(?:are|'re) you${moment}`), ({ at }) => `I'm ${at}`],
	[new RegExp(`\\b(?:were you|have you been)${moment}`), ({ at }) => `I was ${at}`],
	[new RegExp(`\\bdo you live${moment}`), ({ at }) => `I live ${at}`],
	[/\b(?:you|we|he|she|they|i)\b.*\bgo(?:ne|ing(?! to \w))?\b|\bgoing\b(?! to \w)/, ({ to }) => to],
	[new RegExp(`^where(?:'s| is) it${moment}`), ({ at }) => `It's ${at}`],
	[new RegExp(`^where was it${moment}`), ({ at }) => `It was ${at}`],
	[/^where(?:'re| are) (?:they|the|your|my|those|these)\b/, ({ at }) => `They're ${at}`],
];

export function places(question: string, { places: named }: Pick<Known, "places">): Choices {
	const [, inSentence] = sentences.find(([asked]) => asked.test(question)) ?? [];
	const said = inSentence ?? (({ at }: Where) => (isWish(question) ? `${at}, please` : at));
	const choice = ([label, emoji, at, to]: Place): Choice => ({
		...{ label, emoji, keyword: label.toLowerCase().replace(/^(?:in|at|on) (?:the |my )?|^a /, "") },
		text: sentence(said({ at, to })),
	});
	return {
		title: "Where",
		choices: [
			...named.map((name) => choice([name, "📍", `in ${name}`, `to ${name}`])),
			...[...inside, ...away].map(choice),
		],
	};
}
