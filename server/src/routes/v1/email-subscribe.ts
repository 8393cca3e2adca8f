import { emailSubscribe } from "@sayso/contract/v1/email-subscribe.ts";
import { subscribe } from "../../features/newsletter/subscribe.ts";
import { route } from "../../http/route.ts";

export const routes = [
	route(emailSubscribe, {
		async answer({ body, network }, context) {
			await context.rateLimits.count("subscribe", context.digest(`${network} subscribes`), network);
			if (!body.website) await subscribe(context, body.email);
			return { subscribed: true };
		},
	}),
];
