import { portalLink } from "@sayso/contract/v1/stripe/portal-link.ts";
import * as billing from "../../../features/billing/portal-link.ts";
import { route } from "../../../http/route.ts";

export const routes = [
	route(portalLink, {
		async answer({ person }, context) {
			await context.rateLimits.count("billing", person.id);
			return { portal_url: await billing.portalLink(context, person.id) };
		},
	}),
];
