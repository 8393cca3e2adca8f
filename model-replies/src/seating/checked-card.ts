import { type Answer, Answer as AnswerShape, type Tone } from "@sayso/contract/entities/answer.ts";
import { type Problem, type ReplyRequest, validate } from "@sayso/replies";
import { type Leak, leaksOf } from "../leaks.ts";

/** What keeps a model's words from being a card. */
export type CardProblem = Problem | Leak | "shape";

/**
 * A model's card as it may be shown. Words that are good are kept though their emoji or keyword is not: those two come from the
 * built-in engine then.
 * @param given what the model wrote, of any shape
 * @param behind the built-in engine's card of a stance
 * @returns what is wrong with it where nothing can be kept
 */
export function checkedCard(
	given: unknown,
	request: ReplyRequest,
	prior: readonly Answer[],
	behind: (tone: Tone) => Answer,
): Answer | CardProblem[] {
	const { data } = AnswerShape.safeParse(given);
	if (!data) return ["shape"];
	const card = { ...data, text: data.text.trim().replaceAll("’", "'") };
	const problems = problemsOf(card, request, prior);
	if (problems.every((problem) => problem !== "emoji" && problem !== "keyword"))
		return problems.length === 0 ? card : problems;
	const { emoji, keyword } = behind(card.tone);
	const mended = [
		{ ...card, emoji },
		{ ...card, emoji, keyword },
	];
	return mended.find((candidate) => problemsOf(candidate, request, prior).length === 0) ?? problems;
}

/** What is wrong with a card: the checks of every card, and what it gives away. Its stance is its own. */
const problemsOf = (answer: Answer, request: ReplyRequest, prior: readonly Answer[]): (Problem | Leak)[] => [
	...validate(answer, answer, request, prior),
	...leaksOf(answer, request),
];
