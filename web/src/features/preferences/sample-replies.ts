import type { Answer } from "@sayso/contract/entities/answer.ts";
import type { ReplyPreferences, ReplyRequest } from "@sayso/replies";

/** What somebody says in the preview. */
export const sampleSentence = "Would you like to come to the park with us?";

/** The replies Sayso's own engine makes to the sample with these preferences: in the browser, without the server. */
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
