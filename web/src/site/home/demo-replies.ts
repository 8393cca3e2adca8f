import "../../api/without-eval.ts";
import type { Answer } from "@sayso/contract/entities/answer.ts";
import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { builtIn, planFor, type ReplyRequest } from "@sayso/replies";

/**
 * Replies of the built-in engine, made in the browser. Importing this loads the engine with all its data: import it when needed.
 */
export async function repliesTo(text: string, numberOfResponses: 2 | 4 | 6): Promise<Answer[]> {
	const request: ReplyRequest = {
		text,
		preferences: { ...defaultPreferences, numberOfResponses },
		aboutMe: "",
		turns: [],
		shown: [],
		adultLanguage: false,
	};
	const answers: Answer[] = [];
	for await (const answer of builtIn.stream(request, planFor(request), new AbortController().signal))
		answers.push(answer);
	return answers;
}
