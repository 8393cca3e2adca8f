import { Refusal } from "@sayso/contract/errors.ts";
import { changePreferences, preferences } from "@sayso/contract/v1/users/preferences.ts";
import { chooseResponseCount } from "../../../features/preferences/choose-response-count.ts";
import { preferencesInForce } from "../../../features/preferences/in-force.ts";
import { savePreferences } from "../../../features/preferences/save-preferences.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(preferences, { answer: ({ person }, context) => preferencesInForce(context, person) }),
	route(changePreferences, {
		async answer({ person, query, body }, context) {
			await context.rateLimits.count("change", person.id);
			if (query.no_of_responses) return chooseResponseCount(context, person, query.no_of_responses);
			if (!body) throw new Refusal("malformed");
			return savePreferences(context, person, body);
		},
	}),
];
