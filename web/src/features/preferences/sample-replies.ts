import type { Answer } from "@sayso/contract/entities/answer.ts";
import type { ReplyPreferences, ReplyRequest } from "@sayso/replies";

/** The partner's sentence in the preview. */
export const sampleSentence = "Would you like to come to the park with us?";

/** The replies of Sayso's built-in engine to the sample with these preferences: made in the browser, without the server. */
export async function sampleReplies(preferences: ReplyPreferences, signal: AbortSignal): Promise<Answer[]> {
	const { builtIn, planFor } = await import("@sayso/replies");
	const request: ReplyRequest = {
		text: sampleSentence,
		preferences,
		aboutMe: "",
		turns: [],
		shown: [],
		adultLanguage: false,
	};
	return Array.fromAsync(builtIn.stream(request, planFor(request), signal));
}
