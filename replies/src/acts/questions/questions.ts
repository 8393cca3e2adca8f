import { lately } from "../../hearing/lately.ts";
import type { Act } from "../acts.ts";
import { otherQuestions } from "./others.ts";
import type { Question } from "./question.ts";
import { whatQuestions } from "./what.ts";

const questions: readonly Question[] = [...whatQuestions, ...otherQuestions];

/** The act of a question with a question word, when its form tells. The clause comes without its opening words. */
export function questionOf(clause: string): Act | undefined {
	return formOf(clause)?.[0];
}

/** The kind of value such a question asks for, as a cue: what suits "how was the drive" suits no "how was the film". */
export function questionKind(clause: string): Record<string, string> {
	const kind = formOf(clause)?.[1];
	return kind ? { [kind]: kind } : {};
}

/** Asked of a clause for its act and for its kind. */
const found = lately((clause: string): { question: Question | undefined } => {
	const asked = clause.replace(/[\s?.!,]+$/, "");
	return { question: questions.find(([, , pattern]) => pattern.test(asked)) };
});

const formOf = (clause: string): Question | undefined => found(clause).question;
