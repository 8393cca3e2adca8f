import type { Preferences, PreferencesForm } from "@sayso/contract/entities/preferences.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import { retentionDays } from "@sayso/contract/rules/retention.ts";
import type { Context } from "../../context.ts";
import { forgetBefore } from "../../store/memory.ts";
import type { Person } from "../../store/people.ts";
import { changePreferences, datedPreferences } from "../../store/preferences.ts";
import { keptSince } from "../memory/retention.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";
import { beyondPlan } from "./beyond-plan.ts";
import { inForce, isOldEnough } from "./in-force.ts";
import { newestByField } from "./newest-by-field.ts";
import { refuseInactive } from "./refuse-inactive.ts";

const { minimumAge, confirmAge } = limits.adultLanguage;

/**
 * Saves the form, or those of its fields that were changed later than the stored ones. Switching Save Memory off
 * deletes at once what was kept only because of it.
 * @returns the effective preferences
 * @throws {Refusal} `plan_needed` for what the plan does not include; `invalid` for a choice that is not on offer, and
 * for adult language without the age or the confirmation
 */
export async function savePreferences(context: Context, person: Person, form: PreferencesForm): Promise<Preferences> {
	const { db, clock } = context;
	const now = clock.now();
	const [{ plan }, dated] = await Promise.all([entitlementOf(context, person.id), datedPreferences(db, person.id)]);
	const stored = dated.values;
	const { values, changedAt } = newestByField(form, dated, now.getTime());
	const beyond = Object.entries(beyondPlan(form, plan, stored.aboutMe)).filter(([name]) => name in values);
	if (beyond.length > 0) throw new Refusal("plan_needed", { fields: Object.fromEntries(beyond) });
	await refuseInactive(context, values, stored);
	const oldEnough = isOldEnough(person.birthYear, now);
	if (values.adultLanguage) refuseAdultLanguage(form, stored.adultLanguage, person.birthYear, oldEnough);

	const isUnchanged = values.adultLanguage === undefined || values.adultLanguage === stored.adultLanguage;
	const confirmation = isUnchanged ? {} : { adultConfirmedAt: values.adultLanguage ? now : null };
	const change = { ...values, ...confirmation };
	// Another device has saved meanwhile: merge again with the new values.
	if (!(await changePreferences(db, person.id, change, changedAt, dated.changedAt)))
		return savePreferences(context, person, form);
	const wanted = { ...stored, ...values };
	if (stored.saveMemory && !wanted.saveMemory)
		await forgetBefore(db, person.id, keptSince(retentionDays(plan, wanted), now));
	return inForce(wanted, plan, oldEnough);
}

function refuseAdultLanguage(form: PreferencesForm, isOn: boolean, birthYear: number | null, oldEnough: boolean): void {
	const refuse = (sentence: string) => {
		throw new Refusal("invalid", { fields: { adultLanguage: sentence } });
	};
	if (birthYear === null) refuse(`Adult Language needs your birth year. You can enter it in Account.`);
	if (!oldEnough) refuse(`Adult Language is for people aged ${minimumAge} or more.`);
	if (!isOn && !form.adultLanguageConfirmed) refuse(`Please confirm that you are ${confirmAge} or older.`);
}
