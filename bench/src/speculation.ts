import { readFileSync } from "node:fs";
import { plan, sameSubstance, substanceOf, understand } from "@sayso/replies";
import { requestFor } from "@sayso/replies/testing/request.ts";
import { staticPart, variablePart } from "../../server/src/adapters/reply-generation/prompt/prompt.ts";
import { mostGuesses } from "../../server/src/features/replies/speculation.ts";
import { StableTurn } from "../../server/src/features/replies/stable-turn.ts";
import { cardsFor } from "../../server/src/stand-in-model/scenarios.ts";
import type { Bench, Figure } from "./figure.ts";

const millisecondsAWord = 400;
const tokensPerSecond = 50;
const tokenCharacters = 4;

/** How long, beside each other, the words of a turn take. */
const speakers = {
	evenly: (words: readonly string[]) => words.map(() => 1),
	"with pauses": (words: readonly string[]) => words.map((word, at) => syllablesOf(word) + pauseAfter(words[at - 1])),
};

/** Every development turn said word by word at 150 words a minute: what beginning ahead costs, and how often it helps. */
export const speculation: Bench = {
	name: "speculation",
	async run() {
		const turns = readFileSync(new URL("../../replies/data/development.tsv", import.meta.url), "utf8")
			.split("\n")
			.slice(1)
			.flatMap((line) => line.split("\t")[2] ?? []);
		return Object.entries(speakers).flatMap(([how, lengthsOf]) =>
			figuresOf(
				how,
				turns.map((turn) => said(turn, lengthsOf)),
			),
		);
	},
};

/** What became of one turn, in tokens. */
interface Outcome {
	used: number;
	wasted: number;
}

function figuresOf(how: string, outcomes: readonly Outcome[]): Figure[] {
	const sum = (which: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[which], 0);
	return [
		{
			what: `tokens wasted of those begun ahead, words ${how}`,
			value: sum("wasted") / (sum("wasted") + sum("used")),
			unit: "of 1",
		},
		{
			what: `turns whose replies were begun ahead, words ${how}`,
			value: outcomes.filter(({ used }) => used > 0).length / outcomes.length,
			unit: "of 1",
		},
	];
}

function said(text: string, lengthsOf: (words: readonly string[]) => number[]): Outcome {
	const words = text.split(" ");
	const lengths = lengthsOf(words);
	const unit = (millisecondsAWord * words.length) / lengths.reduce((total, length) => total + length, 0);
	const turn = new StableTurn();
	let guess: { heard: string; at: number } | undefined;
	let [now, guesses, wasted] = [0, 0, 0];
	for (const [index, length] of lengths.entries()) {
		now += length * unit;
		const heard = words.slice(0, index + 1).join(" ");
		if (guess && !sameSubstance(substanceOf(guess.heard), substanceOf(heard))) {
			const { input, output } = costOf(guess.heard);
			wasted += input + Math.min(output, ((now - guess.at) / 1_000) * tokensPerSecond);
			guess = undefined;
		}
		const wait = turn.hear(heard, now);
		const next = (lengths[index + 1] ?? Number.POSITIVE_INFINITY) * unit;
		if (guess || wait === undefined || wait >= next || guesses === mostGuesses) continue;
		guess = { heard, at: now + wait };
		guesses += 1;
	}
	const { input, output } = costOf(text);
	return { wasted, used: guess ? input + output : 0 };
}

/** Tokens a set for these words takes. */
function costOf(text: string) {
	const request = requestFor(text);
	const rows = plan(understand(text), request);
	const prompt = variablePart(request, rows, "mark");
	const cards = cardsFor({ tones: rows.map(({ tone }) => tone), length: "medium", prompt });
	return {
		input: (staticPart.length + prompt.length) / tokenCharacters,
		output: JSON.stringify({ elements: cards }).length / tokenCharacters,
	};
}

const pauseAfter = (word = "") => (/[.?!]$/.test(word) ? 3 : word.endsWith(",") ? 1.5 : 0);
const syllablesOf = (word: string) => Math.max(1, word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 0);
