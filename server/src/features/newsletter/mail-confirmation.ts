import type { JobKind } from "../../context.ts";
import { findSubscriber } from "../../store/newsletter.ts";
import { compose } from "../mail/compose.ts";
import { deliver } from "../mail/deliver.ts";
import { mailTries } from "../mail/mail-tries.ts";
import { newsletterLink } from "./links.ts";

/** Mails the owner of an address a request to confirm that they subscribed. */
export const mailConfirmation: JobKind<{ id: string }> = {
	name: "mail-newsletter-confirmation",
	...mailTries,
	async run(context, { id }) {
		const subscriber = await findSubscriber(context.db, id);
		if (!subscriber || subscriber.confirmedAt) return;
		const url = newsletterLink(context, "confirm", id);
		const unsubscribeUrl = newsletterLink(context, "unsubscribe", id);
		await deliver(context, { ...compose(subscriber.email, "newsletter", { url }), unsubscribeUrl });
	},
};
