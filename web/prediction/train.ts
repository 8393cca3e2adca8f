/**
 * Trains the English that prediction starts with, from our own texts: `everyday.txt` and `vocabulary.txt` in this folder, and the
 * replies and turns of `replies/data`. Deterministic: the same texts give the same bytes. Run: node web/prediction/train.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { authoredActs, authoredBank, linesOf } from "../../replies/authored.ts";
import { parseBank } from "../../replies/src/bank/parse.ts";
import { starterPhrases } from "../src/phrases/starter-set.ts";
import { type English, pack } from "../src/prediction/english.ts";
import { countSentence, type NGrams } from "../src/prediction/n-grams.ts";
import { plain, sentencesOf, wordsOf } from "../src/prediction/words.ts";

/** The weight of a sentence from each source, in quarters. A pattern counts as the root of the number of its sentences. */
const weights = { reply: 4, turn: 2, starter: 24, pattern: 12, listed: 1 } as const;
/** Contexts and followers with less weight are left out. */
const fewest = { word: 2, one: 4, two: 8 } as const;
/** Patterns with up to so many sentences are also suggested as whole sentences. */
const wholePatterns = 8;

const read = (name: string) => linesOf(readFileSync(`${import.meta.dirname}/${name}`, "utf8"));

/** Every sentence of a pattern. */
function meantBy(pattern: string): string[] {
	const found = /\(([^()]*)\)/.exec(pattern);
	if (!found) return [pattern];
	const [all, choices = ""] = found;
	return choices.split("|").flatMap((choice) => meantBy(pattern.replace(all, () => choice)));
}

const patterns = read("everyday.txt").map(meantBy);
/**
 * The replies of the acts. Those that fit whole kinds of turn have as many variants again; they would add size and teach little.
 */
const replies = [...parseBank(authoredBank())].flatMap(([act, rows]) =>
	rows
		.filter(({ intent }) => intent.startsWith(`${act}/`) && !intent.startsWith("kind-"))
		.flatMap((row) => row.replies)
		.filter(({ adult, text }) => !adult && !text.includes("{"))
		.map(({ text }) => text),
);
const starters = starterPhrases.map(({ text }) => text);
const listed = read("vocabulary.txt").flatMap((line) => line.split(" "));

const grams: NGrams = new Map();
const spellings = new Map<string, Map<string, number>>();

/** Counts a text. @param isWritten whether its words have their proper capitals */
function teach(text: string, weight: number, isWritten: boolean): void {
	for (const sentence of sentencesOf(text)) {
		const words = wordsOf(sentence);
		countSentence(grams, words.map(plain), weight);
		if (isWritten) for (const word of words.slice(1)) spell(word, weight);
	}
}

function spell(word: string, weight: number): void {
	const ways = spellings.get(plain(word)) ?? new Map<string, number>();
	ways.set(word, (ways.get(word) ?? 0) + weight);
	spellings.set(plain(word), ways);
}

for (const texts of patterns) for (const text of texts) teach(text, weights.pattern / Math.sqrt(texts.length), true);
for (const text of replies) teach(text, weights.reply, true);
for (const text of starters) teach(text, weights.starter, true);
for (const turn of authoredActs().flatMap(([, turns]) => turns)) teach(turn, weights.turn, false);
const known = new Set(listed.map(plain));
for (const word of listed) {
	spell(word, weights.listed);
	const every = grams.get("");
	every?.weights.set(plain(word), (every.weights.get(plain(word)) ?? 0) + weights.listed);
}

/** Removes rare entries and rounds the rest to whole numbers. */
function pruned(): NGrams {
	const every = grams.get("")?.weights ?? new Map<string, number>();
	const kept = new Set(
		[...every].filter(([word, weight]) => weight >= fewest.word || known.has(word)).map(([word]) => word),
	);
	const isKept = (context: string) => context.split(" ").every((word) => word === "" || word === "^" || kept.has(word));
	return new Map(
		[...grams]
			.filter(([context]) => isKept(context))
			.map(([context, { weights: followers }]) => {
				const least = context === "" ? 0 : context.includes(" ") ? fewest.two : fewest.one;
				const left = [...followers]
					.filter(([word, weight]) => kept.has(word) && weight >= least)
					.map(([word, weight]) => [word, Math.max(1, Math.round(weight))] as const);
				return [context, { total: 0, weights: new Map(left) }] as const;
			})
			.filter(([, { weights: followers }]) => followers.size > 0),
	);
}

const commonest = (ways: ReadonlyMap<string, number>) => [...ways].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
const sentences = [...new Set([...starters, ...patterns.filter((texts) => texts.length <= wholePatterns).flat()])];
const english: English = {
	words: new Map([...spellings].map(([word, ways]) => [word, commonest(ways)])),
	grams: pruned(),
	sentences,
};
const text = `${JSON.stringify(pack(english, "by web/prediction/train.ts from web/prediction and replies/data"), undefined, "\t")}\n`;
writeFileSync(`${import.meta.dirname}/../src/prediction/english.json`, text);
console.log(
	`${english.grams.get("")?.weights.size} words, ${english.grams.size} contexts, ${sentences.length} sentences; ${gzipSync(text).length} bytes compressed`,
);
