import { type Answer, Answer as AnswerShape, type OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { answerFor, type PlanRow, type Problem, type ReplyRequest, validate } from "@sayso/replies";
import { type Leak, leaksOf } from "./leaks.ts";

/** What keeps a model's card from the screen: the checks of every card, and what it gives away. */
export const problemsOf = (
	answer: Answer,
	row: PlanRow,
	request: ReplyRequest,
	prior: readonly Answer[],
): (Problem | Leak)[] => [...validate(answer, row, request, prior), ...leaksOf(answer, request)];

/** The built-in engine's card for a row, marked as such. */
export const standIn = (row: PlanRow, request: ReplyRequest, prior: readonly Answer[]): OfferedAnswer => ({
	...answerFor(row, request, prior),
	basic: true,
});

/**
 * A model's card for a row, or the built-in engine's where the model's will not do. Words that are good keep their place
 * though their emoji or keyword is not: those two come from the built-in engine then.
 * @param given what the model wrote, of any shape
 */
export function cardFor(given: unknown, row: PlanRow, request: ReplyRequest, prior: readonly Answer[]): OfferedAnswer {
	const behind = standIn(row, request, prior);
	const { data } = AnswerShape.safeParse(given);
	if (!data) return behind;
	const card = { ...data, text: data.text.trim().replaceAll("’", "'") };
	const { emoji, keyword } = behind;
	const fit = [card, { ...card, emoji }, { ...card, emoji, keyword }].find(
		(candidate) => problemsOf(candidate, row, request, prior).length === 0,
	);
	return fit ?? behind;
}
