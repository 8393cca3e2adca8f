import type { Answer, OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { defaultPreferences, type Preferences } from "@sayso/contract/entities/preferences.ts";
import type { Profile } from "@sayso/contract/entities/profile.ts";
import type { Steer } from "@sayso/contract/v1/generate.ts";
import { builtIn, planFor, sayable, type Turn, turned } from "@sayso/replies";

/** A turn that the server gives no replies to. */
export interface BasicTurn {
	text: string;
	steer: Steer | undefined;
	/** Sets shown for this turn already. */
	shown: readonly (readonly Answer[])[];
	/** What was said before, oldest first. */
	turns: readonly Turn[];
}

/**
 * Replies of the built-in engine, made in this browser from what it has been told of the person, each marked as basic. Loads
 * the engine with all its words: import it when they are wanted.
 */
export async function basicReplies(
	turn: BasicTurn,
	preferences: Preferences = defaultPreferences,
	profile?: Profile,
): Promise<OfferedAnswer[]> {
	const { text, steer, shown, turns } = turn;
	const { adultLanguage } = preferences;
	const aboutMe = sayable(preferences.aboutMe);
	const country = profile?.country ?? null;
	const request = turned({
		...{ text, preferences, aboutMe, adultLanguage, country, shown, turns },
		...(steer && { steer }),
	});
	const answers: OfferedAnswer[] = [];
	for await (const answer of builtIn.stream(request, planFor(request), new AbortController().signal))
		answers.push({ ...answer, basic: true });
	return answers;
}
