import type { Preferences, PreferencesForm } from "@sayso/contract/entities/preferences.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Context } from "../../context.ts";
import { forgetBefore } from "../../store/memory.ts";
import type { Person } from "../../store/people.ts";
import { changePreferences, storedPreferences } from "../../store/preferences.ts";
import { keptSince, retentionDays } from "../memory/retention.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";
import { beyondPlan } from "./beyond-plan.ts";
import { inForce, isOldEnough } from "./in-force.ts";

const { minimumAge, confirmAge } = limits.adultLanguage;

/**
 * Saves the whole form. Switching Save Memory off forgets at once what only it kept.
 * @returns the preferences that hold now
 * @throws {Refusal} `plan_needed` for what the plan does not have; `invalid` for adult language without the age or the
 * confirmation
 */
export async function savePreferences(context: Context, person: Person, form: PreferencesForm): Promise<Preferences> {
	const { db, clock } = context;
	const now = clock.now();
	const [{ plan }, stored] = await Promise.all([entitlementOf(context, person.id), storedPreferences(db, person.id)]);
	const beyond = beyondPlan(form, plan, stored.aboutMe);
	if (Object.keys(beyond).length > 0) throw new Refusal("plan_needed", { fields: beyond });
	const oldEnough = isOldEnough(person.birthYear, now);
	refuseAdultLanguage(form, stored.adultLanguage, person.birthYear, oldEnough);

	const { adultLanguageConfirmed: _, ...values } = form;
	const confirmed = form.adultLanguage ? (stored.adultLanguage ? {} : { adultConfirmedAt: now }) : noConfirmation;
	await changePreferences(db, person.id, { ...values, ...confirmed });
	if (stored.saveMemory && !form.saveMemory)
		await forgetBefore(db, person.id, keptSince(retentionDays(plan, values), now));
	return inForce(values, plan, oldEnough);
}

const noConfirmation = { adultConfirmedAt: null };

function refuseAdultLanguage(form: PreferencesForm, isOn: boolean, birthYear: number | null, oldEnough: boolean): void {
	if (!form.adultLanguage) return;
	const refuse = (sentence: string) => {
		throw new Refusal("invalid", { fields: { adultLanguage: sentence } });
	};
	if (birthYear === null) refuse(`Adult Language needs your birth year. You can enter it in Account.`);
	if (!oldEnough) refuse(`Adult Language is for people aged ${minimumAge} or more.`);
	if (!isOn && !form.adultLanguageConfirmed) refuse(`Please confirm that you are ${confirmAge} or older.`);
}
