import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import type { Preferences, PreferencesForm } from "@sayso/contract/entities/preferences.ts";
import type { ApiError } from "../api/api-error.ts";

/** Changed preferences: the changed fields, and the confirmation that one of them requires. */
export type SetPreferences = Partial<Preferences & Pick<PreferencesForm, "adultLanguageConfirmed">>;

/** A change not yet sent to the server: preferences by field, or the list of My words before and after. */
export type Changed = { at: string } & ({ set: SetPreferences } | { words: { was: MyWord[]; now: MyWord[] } });

/** The result of a change. */
export interface Settled {
	/** The preferences now on the server. */
	preferences?: Preferences;
	words?: MyWord[];
	/** Why all of it was refused. */
	refused?: ApiError;
	/** Notices for the person about values that were not saved, with reasons. */
	notices: string[];
	/** A long text that was not saved: it is offered back. */
	aboutMe?: string;
}
