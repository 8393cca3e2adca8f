import type { Plan } from "@sayso/contract/entities/plan.ts";
import type { Preferences } from "@sayso/contract/entities/preferences.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Context } from "../../context.ts";
import type { Person } from "../../store/people.ts";
import { storedPreferences } from "../../store/preferences.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";

/** Whether a person born in this year may use adult language; false if the year is not known. */
export const isOldEnough = (birthYear: number | null, now: Date): boolean =>
	birthYear !== null && now.getUTCFullYear() - birthYear >= limits.adultLanguage.minimumAge;

/**
 * Preferences with everything switched off that the plan or the age does not allow now. The stored values stay and take
 * effect again with a plan that allows them.
 */
export function inForce(preferences: Preferences, plan: Plan, oldEnough: boolean): Preferences {
	return {
		...preferences,
		showImages: preferences.showImages && plan.image_option,
		imageStyles: plan.image_option ? preferences.imageStyles : "emoji",
		saveMemory: preferences.saveMemory && plan.memory_option,
		adultLanguage: preferences.adultLanguage && plan.adult_language && oldEnough,
	};
}

/** The effective preferences of a person now. */
export async function preferencesInForce(context: Context, person: Person): Promise<Preferences> {
	const [{ plan }, stored] = await Promise.all([
		entitlementOf(context, person.id),
		storedPreferences(context.db, person.id),
	]);
	return inForce(stored, plan, isOldEnough(person.birthYear, context.clock.now()));
}
