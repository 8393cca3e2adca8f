import type { Answer, OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { defaultPreferences, type Preferences } from "@sayso/contract/entities/preferences.ts";
import type { Profile } from "@sayso/contract/entities/profile.ts";
import type { Steer } from "@sayso/contract/v1/generate.ts";
import { builtIn, planFor, sayable, type Turn, turned } from "@sayso/replies";
import { browserModel } from "../../../browser-model/browser-model.ts";

/** A turn for which the server sends no replies. */
export interface TurnHere {
	text: string;
	steer: Steer | undefined;
	/** The sets already shown for this turn. */
	shown: readonly (readonly Answer[])[];
	/** The conversation so far, oldest first. */
	turns: readonly Turn[];
}

/**
 * Makes replies in this browser from what it knows of the person: with the browser's own model if it is turned on, else with the
 * built-in engine, each marked as basic. Importing this loads the engine with all its data: import it when needed.
 */
export async function* repliesHere(
	{ text, steer, shown, turns }: TurnHere,
	preferences: Preferences = defaultPreferences,
	profile: Profile | undefined,
	signal: AbortSignal,
): AsyncGenerator<OfferedAnswer> {
	const { adultLanguage } = preferences;
	const aboutMe = sayable(preferences.aboutMe);
	const country = profile?.country ?? null;
	const request = turned({
		...{ text, preferences, aboutMe, adultLanguage, country, shown, turns },
		...(steer && { steer }),
	});
	if (browserModel.get() === "on") {
		const { browserReplies } = await import("./browser-replies.ts");
		yield* browserReplies(request, signal);
	} else for await (const answer of builtIn.stream(request, planFor(request), signal)) yield { ...answer, basic: true };
}
