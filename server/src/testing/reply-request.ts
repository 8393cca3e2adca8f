import type { ReplyPreferences, ReplyRequest } from "@sayso/replies";

/** A turn with nothing known of the person, and what a test cares about laid over it. */
export const requestOf = (
	text: string,
	preferences: Partial<ReplyPreferences> = {},
	rest: Partial<ReplyRequest> = {},
): ReplyRequest => ({
	text,
	preferences: {
		context: "casual",
		responseLength: "medium",
		complexity: "medium",
		numberOfResponses: 4,
		...preferences,
	},
	aboutMe: "",
	turns: [],
	shown: [],
	adultLanguage: false,
	...rest,
});
