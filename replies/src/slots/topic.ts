import { normalise, readable, wordsOf } from "../hearing/normalise.ts";
import { tag, type Word } from "../language/tag.ts";
import type { Slots } from "../reply.ts";
import { gerundOf, isPast } from "./past.ts";
import { swapPerson } from "./person.ts";
import { timeOf } from "./time.ts";

/** Words of the turn from the first that was named to the last, above which they are no phrase. */
const longestSpan = { short: 3, whole: 6 } as const;

const feelings =
	/^(?:afraid|angry|annoyed|bored|busy|cold|comfortable|cross|dizzy|excited|frustrated|full|happy|hot|hungry|ill|lonely|nervous|proud|ready|sad|scared|sick|sleepy|sore|sorry|thirsty|tired|uncomfortable|unwell|upset|warm|worried)$/;
/** What is asked for by another article than `the`. */
const askedFor = new Map(
	"a bath, an ambulance, a break, a chat, a cuddle, a drink, a hand, a hug, a rest, a shower, a snack, a talk, a walk, some help, some sleep"
		.split(", ")
		.map((thing) => [thing.split(" ")[1] ?? "", thing]),
);
/** Nouns that get `the` where they were named without an article. Any other noun may be a name. */
const known =
	/^(?:ball|bank|bathroom|beach|bedroom|bill|blanket|boat|book|bottle|bowl|bus|camera|car|carer|cat|chair|charger|chemist|cinema|computer|couch|curtain|dentist|doctor|dog|door|fan|fire|fridge|game|garden|gate|hat|heater|hospital|house|jacket|jumper|key|kitchen|lamp|letter|library|lift|light|mail|market|meeting|menu|mirror|movie|newspaper|nurse|office|oven|park|party|phone|physio|picture|pillow|plane|plate|pool|pub|radio|ramp|remote|restaurant|river|road|room|sea|shirt|shop|sofa|spoon|straw|street|sun|table|taxi|teacher|ticket|toilet|train|tram|van|vet|volume|walker|wheelchair|window|zoo)$/;
const wishing = /^(?:feel|got|hope|know|like|love|mean|need|think|want|wish)$/;
const named = ["NOUN", "PROPN"];
const describing = ["DET", "PRON", "ADJ", "NUM", ...named];
const determiner = /^(?:an?|the|this|that|these|those|your|my|our|his|her|their|some)$/;

/**
 * What the words that a person named make of a reply: `about`, the words; `topic`, after "about"; and how they are used, a
 * `thing`, a `todo`, a `state`, or `other`. Words of the partner's come with their article and what stands between them
 * ("beach" → "the beach"), and with the persons turned.
 *
 * @param short for replies of three to five words
 * @returns nothing where the words hold no letter or digit
 */
export function topicOf(words: readonly string[], turn: string, short: boolean): Slots | undefined {
	const given = wordsOf(normalise(words.join(" ")));
	if (given.length === 0) return undefined;
	const spoken = wordsOf(readable(turn));
	const longest = short ? longestSpan.short : longestSpan.whole;
	const about = given.join(" ");
	const span = spanOf(given, spoken, longest);
	if (span || !isIn(given, spoken)) return { about, ...usesOf(span ?? given, span !== undefined) };
	const apart = given.map((word) => usesOf(spanOf([word], spoken, longest) ?? [word], true));
	return { about, ...(short ? apart.at(-1) : together(apart)) };
}

/** Words that stand far from each other. */
function together(uses: readonly Slots[]): Slots {
	const joined = uses.map(({ topic }) => topic).join(" and ");
	return uses.every(({ thing }) => thing !== undefined) ? wanted(joined) : { other: joined, topic: joined };
}

const isIn = (some: readonly string[], all: readonly string[]) =>
	some.every((word) => all.some((other) => same(other, word)));
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The words as they were spoken, in order and near each other, with the article before them. */
function spanOf(given: readonly string[], spoken: readonly string[], longest: number): string[] | undefined {
	const from = spoken.findLastIndex((word) => same(word, given[0] ?? ""));
	let to = from;
	for (const word of given.slice(1)) {
		to = spoken.findIndex((other, at) => at > to && same(other, word));
		if (to === -1) return undefined;
	}
	if (from === -1 || to - from >= longest) return undefined;
	const article = determiner.test(spoken[from - 1]?.toLowerCase() ?? "") ? 1 : 0;
	return spoken.slice(from - article, to + 1);
}

function usesOf(phrase: readonly string[], isSpoken: boolean): Slots {
	const plain = isSpoken ? swapPerson(phrase.join(" ")) : phrase.join(" ");
	const tagged = tag(plain);
	const said = withNames(plain, tagged);
	const [first] = tagged;
	const when = timeOf(plain);
	if (when?.toLowerCase() === plain.toLowerCase()) return { other: when, topic: when };
	if (phrase.length === 1 && feelings.test(said.toLowerCase()))
		return { state: said.toLowerCase(), topic: `being ${said.toLowerCase()}` };
	if (phrase.length === 1 && /^(?:pain|hurt|hurts|hurting)$/i.test(said))
		return { state: "in pain", in: "in", topic: "the pain" };
	const asked = phrase.length === 1 ? askedFor.get(said.toLowerCase()) : undefined;
	if (asked) return wanted(asked);
	if (isThing(tagged)) {
		return wanted(withArticle(said, tagged, isSpoken));
	}
	if (first && isDoing(first, phrase.length)) {
		const [verb = "", ...words] = said.split(" ");
		const rest = words.length === 0 || isSpoken ? words : [objectOf(verb, words.join(" "), tagged.slice(1))];
		return {
			todo: [verb.toLowerCase(), ...rest].join(" "),
			topic: [gerundOf(verb.toLowerCase()), ...rest].join(" "),
		};
	}
	return { other: inSentence(said, tagged), topic: inSentence(said, tagged) };
}

const wanted = (thing: string): Slots => ({ thing, none: thing.replace(/^some /, "any "), topic: thing });

/** Names and days with their capital, which a recogniser leaves out. */
function withNames(said: string, words: readonly Word[]): string {
	const names = new Set(words.filter(({ pos }) => pos === "PROPN").map(({ text }) => text));
	return said
		.split(" ")
		.map((word) => (names.has(word.toLowerCase()) ? word.charAt(0).toUpperCase() + word.slice(1) : word))
		.join(" ");
}

/** What a verb is done to, or where one goes: "go beach" is "go to the beach". */
function objectOf(verb: string, said: string, words: readonly Word[]): string {
	if (!isThing(words)) return said;
	const thing = withArticle(said, words, false);
	return verb.toLowerCase() === "go" && !/^(?:home|\w+ing)$/i.test(thing) ? `to ${thing}` : thing;
}

/** Nouns with what describes them, alone or each with "on", "of" and the like between. */
function isThing(words: readonly Word[]): boolean {
	const [last] = words.slice(-1);
	const between = words.slice(1, -1).every(({ pos }) => pos === "ADP" || pos === "PART" || describing.includes(pos));
	return named.includes(last?.pos ?? "") && describing.includes(words[0]?.pos ?? "") && between;
}

/** A verb in its base form that says what a person does; "have" does so only before what is had. */
function isDoing({ text, pos }: Word, words: number): boolean {
	if (text === "have") return words > 1;
	return pos === "VERB" && !wishing.test(text) && !/(?:ing|[^s]s)$/.test(text) && !isPast(text);
}

/** Where the partner said no article, none is wanted. */
function withArticle(said: string, words: readonly Word[], isSpoken: boolean): string {
	const phrase = inSentence(said, words);
	const has = words.some(({ pos }) => pos === "DET" || pos === "PRON");
	return !isSpoken && !has && known.test(words.at(-1)?.text ?? "") ? `the ${phrase}` : phrase;
}

/** Without the capital of a first word, unless it is a name or `I`. */
const inSentence = (said: string, [first]: readonly Word[]) =>
	first?.pos === "PROPN" || /^I\b/.test(said) ? said : said.charAt(0).toLowerCase() + said.slice(1);
