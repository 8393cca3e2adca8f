import type { Preferences, ResponseCount } from "@sayso/contract/entities/preferences.ts";
import type { Context } from "../../context.ts";
import type { Person } from "../../store/people.ts";
import { changePreferences } from "../../store/preferences.ts";
import { preferencesInForce } from "./in-force.ts";

/** Sets how many replies are offered, and gives the preferences that hold now. */
export async function chooseResponseCount(
	context: Context,
	person: Person,
	numberOfResponses: ResponseCount,
): Promise<Preferences> {
	await changePreferences(context.db, person.id, { numberOfResponses });
	return preferencesInForce(context, person);
}
