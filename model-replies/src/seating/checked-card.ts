import { type Answer, Answer as AnswerShape, type Tone } from "@sayso/contract/entities/answer.ts";
import { asksForForbidden, type Problem, type ReplyRequest, validate } from "@sayso/replies";
import { type Leak, leaksOf } from "../leaks.ts";

/** Why a model's words cannot become a card. */
export type CardProblem = Problem | Leak | "forbidden" | "shape";

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

/** The problems of a card: those of the general checks, what it reveals, and what it asks for. Its stance is not checked. */
const problemsOf = (answer: Answer, request: ReplyRequest, prior: readonly Answer[]): CardProblem[] => [
	...validate(answer, answer, request, prior),
	...leaksOf(answer, request),
	...(asksForForbidden(answer.text, request.aboutMe) && !declines(answer.text) ? ["forbidden" as const] : []),
];

/** Whether a card says that the person does not have what it names, or asks whether it is in something. */
const declines = (text: string) => refusing.test(text) || askingAfter.test(text);
/** "I can't have nuts.", "Milk makes me ill." */
const refusing =
	/\b(?:can't|cannot|can not|mustn't|must not|shouldn't|won't|don't|do not|never|not (?:allowed|supposed|meant|able) to)(?: \w+)? (?:have|eat|drink|take|touch|like|want)\b|\b(?:allerg\w+|avoid|intoleran\w+|makes? me (?:ill|sick))\b/i;
/** "Are there nuts in it?" */
const askingAfter = /\b(?:is|are|does|do|has|have)\b.*\b(?:contain|in (?:it|them|this|that|these|those|there))\b.*\?$/i;
