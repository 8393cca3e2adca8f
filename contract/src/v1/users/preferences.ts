import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { Preferences, PreferencesForm, ResponseCount } from "../../entities/preferences.ts";

export const preferences = endpoint({
	method: "GET",
	path: "/v1/users/preferences",
	summary: "The preferences of the person who calls, as far as their plan and age carry them.",
	auth: "bearer",
	response: Preferences,
	errors: [],
});

export const changePreferences = endpoint({
	method: "PUT",
	path: "/v1/users/preferences",
	summary:
		"Saves the whole form, of it what `changed` names, or with `no_of_responses` how many replies are offered: the quick selector.",
	auth: "bearer",
	query: z.object({ no_of_responses: z.coerce.number().pipe(ResponseCount).optional() }),
	/** Ignored if `no_of_responses` is given. */
	body: PreferencesForm.nullish(),
	response: Preferences,
	errors: ["plan_needed"],
});
