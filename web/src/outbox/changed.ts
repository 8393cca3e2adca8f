import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import type { Preferences, PreferencesForm } from "@sayso/contract/entities/preferences.ts";
import type { ApiError } from "../api/api-error.ts";

/** Preferences as the person set them: the fields that they changed, and the confirmation that one of them asks for. */
export type SetPreferences = Partial<Preferences & Pick<PreferencesForm, "adultLanguageConfirmed">>;

/** What was set and the server has not been told: preferences by field, or the list of My words as it was and as it is. */
export type Changed = { at: string } & ({ set: SetPreferences } | { words: { was: MyWord[]; now: MyWord[] } });

/** What became of it. */
export interface Settled {
	/** As they stand now, on the server. */
	preferences?: Preferences;
	words?: MyWord[];
	/** Nothing of it was taken, and why. */
	refused?: ApiError;
	/** What stayed otherwise than it was set, and why: sentences for the person. */
	told: string[];
	/** What was written at length and did not stay: it is offered back. */
	aboutMe?: string;
}
