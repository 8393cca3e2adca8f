import type { Fact } from "./fact.ts";
import { factsOfSentence, keyOf } from "./facts-in.ts";
import { whole } from "./read.ts";
import { bare } from "./refused.ts";

/** What keeps the person safe, whether or not it can be read. */
const protects =
	/\ballerg|\bintoleran|\b(?:(?:can't|can’t|cannot|can not) (?:have|eat|drink|touch|take|swallow)|mustn't|mustn’t|must not|must never)\b/i;
const joint = /(,? (?:and|but) |, |; | with )/;
/** Facts, or parts, of a sentence in which a cut is still looked for. */
const most = 12;
/** Begins a sentence by itself. */
const standing = /^(?:I|my|we|our|he|she|they|it|the)\b/i;
/** Goes on from "I" of the part before it. */
const goesOn =
	/^(?:am|have|had|live|lived|work|worked|need|want|like|love|enjoy|hate|prefer|drink|eat|use|wear|speak|understand|take|go|see|play|watch|read|do|don't|don’t|can|can't|can’t|cannot|must|support|follow|come|get)\b/;

/** A sentence without what was refused of it, in its own words where these still are a sentence. */
export function without(sentence: string, isGone: (fact: Fact) => boolean, words: ReadonlySet<string>): string[] {
	if (words.has(bare(sentence)) && !protects.test(sentence)) return [];
	const facts = factsOfSentence(sentence);
	const gone = facts.filter(isGone);
	if (gone.length === 0) return [sentence];
	const left = facts.filter((fact) => !gone.includes(fact));
	const names = gone.map(({ value }) => whole(value));
	const isTrue = (tried: string) => !names.some((name) => name.test(tried)) && keeps(tried, left);
	// Reading each try again takes time: a sentence of very many parts is rebuilt from the facts that are left.
	const tries = facts.length > most ? [] : [...fewer(sentence, gone, left), ...parted(sentence)];
	const cut = longestFirst(tries).find(isTrue) ?? longestFirst(unnamed(sentence, gone)).find(isTrue);
	if (cut) return [cut];
	return protects.test(sentence) && !left.some(({ kind }) => kind === "forbidden")
		? [sentence]
		: left.map(({ said }) => said);
}

function keeps(tried: string, left: readonly Fact[]): boolean {
	const keys = new Set(factsOfSentence(tried).map(keyOf));
	return left.every((fact) => keys.has(keyOf(fact)));
}

const longestFirst = (tries: readonly string[]): string[] => tries.toSorted((a, b) => b.length - a.length);

/** The same list with one fewer: "Sam, Ada and Bo" as "Ada and Bo". */
const fewer = (sentence: string, gone: readonly Fact[], left: readonly Fact[]): string[] =>
	gone.flatMap(({ value }) =>
		left.map((next) =>
			sentence.replace(new RegExp(`${whole(value).source}(?:,? and |, )(?=${whole(next.value).source})`, "iu"), ""),
		),
	);

/** The sentence without each run of its parts, but for those that protect. */
function parted(sentence: string): string[] {
	const ending = sentence.match(/[.!?]*\s*$/)?.[0] ?? "";
	const pieces = sentence.slice(0, sentence.length - ending.length).split(joint);
	if (pieces.length > 2 * most) return [];
	const tries: string[] = [];
	for (let from = 0; from < pieces.length; from += 2)
		for (let to = from; to < pieces.length; to += 2) {
			if (protects.test(pieces.slice(from, to + 1).join(""))) continue;
			const after = pieces.slice(to + 2).join("");
			if (from > 0) {
				tries.push(pieces.slice(0, from - 1).join("") + pieces.slice(to + 1).join("") + ending);
				if (after) tries.push(pieces.slice(0, from).join("") + after + ending);
			} else if (standing.test(after)) tries.push(after.charAt(0).toUpperCase() + after.slice(1) + ending);
			else if (/^I\b/.test(sentence) && goesOn.test(after)) tries.push(`I ${after}${ending}`);
		}
	return tries;
}

/** "a dog called Rex" as "a dog", where nothing else can be cut. */
const unnamed = (sentence: string, gone: readonly Fact[]): string[] =>
	gone.flatMap(({ of, value }) =>
		of
			? [
					sentence.replace(
						new RegExp(`(\\b(?:my|an?) (?:\\w+ )?${of})(?: called| named|,)? ${whole(value).source}`, "iu"),
						"$1",
					),
				]
			: [],
	);
