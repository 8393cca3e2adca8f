import { completeProfile } from "@sayso/contract/v1/users/complete-profile.ts";
import * as accounts from "../../../features/accounts/complete-profile.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(completeProfile, {
		async answer({ person, principal, body, network }, context) {
			await context.rateLimits.count("change", person.id, network);
			const given = { agreed: body?.agreedToTermsAndPrivacy ?? false, userHash: body?.user_hash ?? undefined };
			return accounts.completeProfile(context, { person, principal }, given);
		},
	}),
];
