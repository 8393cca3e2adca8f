import { lexicalClassesOf } from "../acts/lexicon.ts";
import { tag } from "../language/tag.ts";

/** Words of which a choice often lists several, and which do not describe one another. */
const alike = [
	"small medium large regular",
	"red white black green blue yellow pink orange purple brown grey",
	"bus train tram taxi car bike ferry plane",
	"monday tuesday wednesday thursday friday saturday sunday",
	"morning afternoon evening midday night",
	"cash card cheque savings credit",
	"mild medium hot",
	"sharp dull throbbing burning stabbing aching",
].map((words) => new Set(words.split(" ")));

/**
 * The alternatives that a recogniser ran together before the last one: "tea coffee | juice", "large medium | small", "red wine
 * white wine | beer". What is one thing ("orange juice") stays whole; undefined if it can neither be split nor be one thing.
 */
export function listed(first: string, last: string): string[] | undefined {
	const words = first.split(" ");
	if (words.length < 2) return [first];
	const opening = words[0]?.toLowerCase() ?? "";
	if (/^(?:the|an?|some|my|your)$/.test(opening) && words.filter((word) => word.toLowerCase() === opening).length > 1)
		return first.split(new RegExp(` (?=${opening} )`, "i"));
	const lower = [...words, last.split(" ")[0] ?? ""].map((word) => word.toLowerCase());
	const foods = !last.includes(" ") && lower.every((word) => lexicalClassesOf(word).includes("food"));
	if (foods || alike.some((set) => lower.every((word) => set.has(word)))) return words;
	const sameHead = byHead(words);
	if (sameHead) return sameHead;
	const tags = tag(first).map((word) => word.pos);
	if (!tags.every((pos) => pos === "NOUN" || pos === "PROPN")) return [first];
	if (words.slice(0, -1).every((word) => /[^su]s$/i.test(word))) return words;
	return words.length > 3 ? undefined : [first];
}

/** "red wine white wine": things of one kind, each with the name of the kind behind it. */
function byHead(words: readonly string[]): string[] | undefined {
	const head = words.at(-1);
	const size = words.indexOf(head ?? "") + 1;
	if (size === 1 || size === words.length || words.length % size !== 0) return undefined;
	const things = Array.from({ length: words.length / size }, (_, i) => words.slice(i * size, (i + 1) * size));
	return things.every((thing) => thing.at(-1) === head) ? things.map((thing) => thing.join(" ")) : undefined;
}

const place = /^(?:here|there|both)$/i;
/** How food and drink are ordered, by one word. */
const served =
	/^(?:still|sparkling|grilled|fried|poached|scrambled|boiled|baked|steamed|roasted|battered|crumbed|wholemeal|skim|soy|oat|almond|iced|toasted|plain|salted|unsalted|mashed|sweet|savoury)$/i;
/** What the tagger takes for an adjective by itself. */
const manner = /^(?:straight|ahead|back|forwards?|backwards?|early|late|fast|slow)$/i;

export function isServed(option: string): boolean {
	return served.test(option);
}

/** Whether a thing can be said back as one: not an adverb by itself ("straight"), and no sentence of its own ("we wait"). */
export function isThing(option: string): boolean {
	const words = tag(option);
	if (words.length === 1)
		return place.test(option) || isServed(option) || (words[0]?.pos !== "ADV" && !manner.test(option));
	return !words.some(
		({ pos }, i) => /^(?:VERB|AUX)$/.test(pos) && /^(?:NOUN|PROPN|PRON)$/.test(words[i - 1]?.pos ?? ""),
	);
}
