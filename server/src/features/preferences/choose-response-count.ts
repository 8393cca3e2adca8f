import type { Preferences, ResponseCount } from "@sayso/contract/entities/preferences.ts";
import type { Context } from "../../context.ts";
import type { Person } from "../../store/people.ts";
import { changePreferences, storedPreferences } from "../../store/preferences.ts";
import { preferencesInForce } from "./in-force.ts";
import { refuseInactive } from "./refuse-inactive.ts";

/**
 * Sets how many replies are offered and returns the effective preferences.
 * @throws {Refusal} `invalid` for a number that is not on offer
 */
export async function chooseResponseCount(
	context: Context,
	person: Person,
	numberOfResponses: ResponseCount,
): Promise<Preferences> {
	const stored = await storedPreferences(context.db, person.id);
	await refuseInactive(context, { numberOfResponses }, stored, "no_of_responses");
	const changedAt = { numberOfResponses: context.clock.now().getTime() };
	await changePreferences(context.db, person.id, { numberOfResponses }, changedAt);
	return preferencesInForce(context, person);
}
