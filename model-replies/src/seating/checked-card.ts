import { type Answer, Answer as AnswerShape, type Tone } from "@sayso/contract/entities/answer.ts";
import { type Problem, type ReplyRequest, validate } from "@sayso/replies";
import { type Leak, leaksOf } from "../leaks.ts";

/** Why a model's words cannot become a card. */
export type CardProblem = Problem | Leak | "shape";

/**
 * A model's card in a form that can be shown. Good words are kept if only the emoji or keyword is bad: both then come
 * from the built-in engine.
 * @param given the model's output, of any shape
 * @param behind the built-in engine's card of a stance
 * @returns the problems if nothing can be kept
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

/** The problems of a card: those of the general checks, and what it reveals. Its stance is not checked. */
const problemsOf = (answer: Answer, request: ReplyRequest, prior: readonly Answer[]): (Problem | Leak)[] => [
	...validate(answer, answer, request, prior),
	...leaksOf(answer, request),
];
