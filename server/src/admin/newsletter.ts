import { newsletterLink } from "../features/newsletter/links.ts";
import { confirmedSubscribers } from "../store/newsletter.ts";
import type { Command } from "./command.ts";

export const newsletterCommands: Command[] = [
	{
		/** Tab-separated: the address, when it was confirmed, and the link that every mail to it must carry. */
		name: "newsletter export",
		async run(context) {
			const subscribers = await confirmedSubscribers(context.db);
			const lines = subscribers.map(({ id, email, confirmedAt }) =>
				[email, confirmedAt?.toISOString(), newsletterLink(context, "unsubscribe", id)].join("\t"),
			);
			return ["email\tconfirmed_at\tunsubscribe_url", ...lines].join("\n");
		},
	},
];
