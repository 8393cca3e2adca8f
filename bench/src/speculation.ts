import { cardsFor } from "@sayso/harness/stand-ins/model/scenarios.ts";
import { instructions } from "@sayso/model-replies/prompt/instructions.ts";
import { turnPart } from "@sayso/model-replies/prompt/prompt.ts";
import { actOf, sameSubstance, substanceOf, turnPlanFor } from "@sayso/replies";
import { requestFor } from "@sayso/replies/testing/request.ts";
import { developmentTurns } from "../../replies/authored.ts";
import { mostGuesses } from "../../server/src/features/replies/speculation.ts";
import { StableTurn } from "../../server/src/features/replies/stable-turn.ts";
import type { Bench, Figure } from "./figure.ts";

const most = { whole: Number.POSITIVE_INFINITY, short: 20 };
const millisecondsAWord = 400;
const tokensPerSecond = 50;
const tokenCharacters = 4;

/** The milliseconds between words for each kind of speaker. */
const speakers = {
	evenly: (words: readonly string[]) => words.map(() => 1),
	"with pauses": (words: readonly string[]) => words.map((word, at) => syllablesOf(word) + pauseAfter(words[at - 1])),
};

/**
 * Every development turn spoken word by word at 150 words a minute: the cost of starting replies early, and how often
 * it helps.
 */
export const speculation: Bench = {
	async run(effort) {
		const turns = developmentTurns()
			.map(({ text }) => text)
			.slice(0, most[effort]);
		const costs = turns.map(costOf).map(({ input, output }) => input + output);
		const mean = costs.reduce((total, cost) => total + cost, 0) / costs.length;
		const ofSet: Figure = { what: "tokens of a set, without About Me", value: mean, unit: "tokens" };
		const ofSpeakers = Object.entries(speakers).flatMap(([how, lengthsOf]) =>
			figuresOf(
				how,
				turns.map((turn) => said(turn, lengthsOf)),
			),
		);
		return [ofSet, ...ofSpeakers];
	},
};

/** The outcome of one turn, in tokens. */
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
		const wait = turn.hear(heard, actOf(heard), now);
		const next = (lengths[index + 1] ?? Number.POSITIVE_INFINITY) * unit;
		if (guess || wait === undefined || wait >= next || guesses === mostGuesses) continue;
		guess = { heard, at: now + wait };
		guesses += 1;
	}
	const { input, output } = costOf(text);
	return { wasted, used: guess ? input + output : 0 };
}

/** The tokens of a set for these words. */
function costOf(text: string) {
	const request = requestFor(text);
	const plan = turnPlanFor(request);
	const prompt = turnPart(request, plan, 0);
	const cards = cardsFor({ count: plan.rows.length, length: "medium", prompt });
	return {
		input: (instructions("json").length + prompt.length) / tokenCharacters,
		output: JSON.stringify({ elements: cards }).length / tokenCharacters,
	};
}

const pauseAfter = (word = "") => (/[.?!]$/.test(word) ? 3 : word.endsWith(",") ? 1.5 : 0);
const syllablesOf = (word: string) => Math.max(1, word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 0);
