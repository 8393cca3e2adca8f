import { z } from "zod";
import { limits } from "../limits.ts";
import { planCatalogue } from "../plans.ts";
import { tooManyWords, wordCount } from "../rules/about-me.ts";
import { Text } from "../rules/text.ts";

export const Context = z.enum(["casual", "business", "school", "family"], "Context is required");
export const ResponseLength = z.enum(["short", "medium", "long"], "Response length is required");
export const Complexity = z.enum(["easy", "medium", "high"], "Complexity is required");
/** How many replies are offered at once. */
export const ResponseCount = z.literal([2, 4, 6], "Number of responses is required");
export type ResponseCount = z.infer<typeof ResponseCount>;
export const ImageStyles = z.enum(["emoji", "mulberry", "both"], "Image styles is required");

export const Preferences = z.object({
	context: Context,
	responseLength: ResponseLength,
	complexity: Complexity,
	numberOfResponses: ResponseCount,
	showImages: z.boolean(),
	imageStyles: ImageStyles,
	aboutMe: z.string(),
	saveMemory: z.boolean(),
	adultLanguage: z.boolean(),
	/** A picked reply is shown first, to be said or changed. */
	previewFirst: z.boolean(),
	/** Listening ends automatically when the partner has stopped speaking. */
	automaticEndOfTurn: z.boolean(),
	/** Listening starts again automatically after a reply was spoken, and ends automatically. */
	conversationMode: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;

export const defaultPreferences: Preferences = {
	context: "casual",
	responseLength: "medium",
	complexity: "medium",
	numberOfResponses: 4,
	showImages: false,
	imageStyles: "emoji",
	aboutMe: "",
	saveMemory: false,
	adultLanguage: false,
	previewFirst: false,
	automaticEndOfTurn: false,
	conversationMode: false,
};

/** A preference, by its name. */
export const PreferenceName = Preferences.keyof();
export type PreferenceName = z.infer<typeof PreferenceName>;

/** The limit of the largest plan; the server checks the person's own. */
const mostWords = Math.max(...planCatalogue.map((plan) => plan.about_me_words));
const Switch = z.boolean().default(false);

/** All preferences, as a form sends them. Those without a switch in the plan may be left out. */
export const PreferencesForm = Preferences.extend({
	/** A form field may send it as text. */
	showImages: z.union([Switch, z.enum(["true", "false"]).transform((value) => value === "true")]),
	aboutMe: Text.trim()
		.max(limits.aboutMeCharacters, `At most ${limits.aboutMeCharacters} characters`)
		.refine((text) => wordCount(text) <= mostWords, tooManyWords(mostWords))
		.default(defaultPreferences.aboutMe),
	saveMemory: Switch,
	adultLanguage: Switch,
	previewFirst: Switch,
	automaticEndOfTurn: Switch,
	conversationMode: Switch,
	/** The person says they are 18 or older; needed to switch adult language on. */
	adultLanguageConfirmed: Switch,
	/**
	 * If given, only these fields are changed, each so many milliseconds ago, unless another device changed them later.
	 * A duration instead of a time, because devices' clocks differ.
	 */
	changed: z.partialRecord(PreferenceName, z.int().min(0)).optional(),
});
export type PreferencesForm = z.infer<typeof PreferencesForm>;
