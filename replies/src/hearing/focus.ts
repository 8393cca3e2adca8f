import type { ClauseReading } from "../understanding.ts";

/** How much a clause wants an answer. News outweighs small talk; what is asked outweighs both. */
export const weight: Record<string, number> = {
	statement: 0,
	greeting: 1,
	"how-are-you": 4,
	farewell: 3.25,
	wait: 1,
	introduction: 3.5,
	thanks: 2,
	apology: 4,
	telling: 2,
	opinion: 2,
	rhetorical: 2,
	joke: 2,
	teasing: 3,
	weather: 2,
	compliment: 3,
	sympathy: 3,
	affection: 3,
	care: 3,
	celebration: 3,
	"good-wishes": 3,
	reassurance: 2,
	announcement: 3,
	arrangement: 4,
	called: 4,
	"care-plan": 4,
	delay: 4,
	directions: 3,
	dont: 3,
	"get-back": 3,
	instruction: 4,
	"let-me": 4,
	look: 4,
	"put-ready": 3,
	reproach: 3,
	"partner-low": 3,
	"hard-time": 3,
	"their-plan": 2,
	nudge: 3,
	"good-news": 4,
	glad: 3,
	gripe: 3,
	relief: 4,
	setback: 4,
	unwell: 4,
	trouble: 3,
	guess: 3,
	gift: 3,
	handed: 3,
	leaving: 3,
	visitor: 3,
	unavailable: 3,
	"called-off": 3,
	lost: 3,
	"let-me-know": 3,
	"feel-free": 3,
	"about-person": 2,
	"heads-up": 3,
	favour: 3,
	regards: 3,
	"partner-need": 3,
	mishap: 4,
	reminder: 3,
	"thinking-of": 4,
	"about-to": 4,
	"say-again": 4.5,
	"bad-news": 4,
	"may-be-grave": 4,
};
/** What is asked. */
export const asks = 5;
/** A remark that is only guessed at weighs less than the greeting before it, unless it may be sad: a cheerful answer would hurt. */
const guessed = { below: 0.5, weight: 0.5, atMost: 4 } as const;
const sad = new Set(["bad-news", "hard-time", "trouble", "unwell", "setback", "mishap", "partner-low", "gripe"]);

/** The clause that most wants an answer; of equals the last. */
export function focusOf(acts: readonly ClauseReading[]): number {
	const weights = acts.map(({ act, confidence }) => {
		const full = weight[act] ?? asks;
		return full <= guessed.atMost && confidence < guessed.below && !sad.has(act)
			? Math.min(full, guessed.weight)
			: full;
	});
	return weights.lastIndexOf(Math.max(...weights));
}
