import { PreferenceName, type Preferences, type PreferencesForm } from "@sayso/contract/entities/preferences.ts";
import type { ChangedAt } from "../../store/preferences.ts";

/**
 * Merges a form into stored values. With `changed`, each named field is kept if it was not changed later elsewhere;
 * without it, the whole form counts as changed now.
 * @param now milliseconds since 1970
 * @returns the fields that win, and the change times of those that differ or are named
 */
export function newestByField(
	form: PreferencesForm,
	stored: { values: Preferences; changedAt: ChangedAt },
	now: number,
): { values: Partial<Preferences>; changedAt: ChangedAt } {
	const values: Partial<Preferences> = {};
	const changedAt: ChangedAt = {};
	for (const name of PreferenceName.options) {
		const ago = form.changed ? form.changed[name] : 0;
		const at = now - (ago ?? 0);
		if (ago === undefined || (form.changed && at < (stored.changedAt[name] ?? 0))) continue;
		Object.assign(values, { [name]: form[name] });
		if (form.changed || form[name] !== stored.values[name]) changedAt[name] = at;
	}
	return { values, changedAt };
}
