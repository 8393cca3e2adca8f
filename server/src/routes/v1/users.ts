import { createProfile, profile, updateProfile } from "@sayso/contract/v1/users.ts";
import { profileOf } from "../../features/accounts/profile-of.ts";
import * as accounts from "../../features/accounts/save-profile.ts";
import { route } from "../../http/route.ts";

export const routes = [
	route(profile, { answer: ({ person }, context) => profileOf(context, person) }),
	route(createProfile, {
		async answer({ person, principal, body, network }, context) {
			await context.rateLimits.count("change", person.id, network);
			return accounts.createProfile(context, { person, principal }, body);
		},
	}),
	route(updateProfile, {
		async answer({ person, body, network }, context) {
			await context.rateLimits.count("change", person.id, network);
			return accounts.updateProfile(context, person, body);
		},
	}),
];
