import { logConversation } from "@sayso/contract/v1/conversation.ts";
import { logEntry } from "../../features/conversation/log-entry.ts";
import { route } from "../../http/route.ts";

export const routes = [
	route(logConversation, {
		async answer({ body, person, network }, context) {
			await context.rateLimits.count("log", person.id, network);
			return logEntry(context, person.id, body);
		},
	}),
];
