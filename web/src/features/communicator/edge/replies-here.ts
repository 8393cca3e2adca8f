import type { Answer, OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { defaultPreferences, type Preferences } from "@sayso/contract/entities/preferences.ts";
import type { Profile } from "@sayso/contract/entities/profile.ts";
import type { Steer } from "@sayso/contract/v1/generate.ts";
import { builtIn, planFor, sayable, type Turn, turned } from "@sayso/replies";
import { browserModel } from "../../../browser-model/browser-model.ts";

/** A turn that the server gives no replies to. */
export interface TurnHere {
	text: string;
	steer: Steer | undefined;
	/** Sets shown for this turn already. */
	shown: readonly (readonly Answer[])[];
	/** What was said before, oldest first. */
	turns: readonly Turn[];
}

/**
 * Replies made in this browser from what it knows of the person: by the browser's own model if they turned it on, else by the
 * built-in engine, each marked as basic. Loads the engine with all its words: import it when they are wanted.
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
