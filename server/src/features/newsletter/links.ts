import type { Context } from "../../context.ts";
import { isOneOf } from "../accounts/is-one-of.ts";

export type NewsletterAct = "confirm" | "unsubscribe";

const signed = (act: NewsletterAct, id: string) => `newsletter ${act} ${id}`;

/** The link in a mail with which its reader does one thing to their newsletter subscription. */
export const newsletterLink = (context: Pick<Context, "config" | "digest">, act: NewsletterAct, id: string): string =>
	new URL(`/newsletter/${act}/${id}/${context.digest(signed(act, id))}`, context.config.publicUrl).href;

/** Whether the server created this link, for this act and this subscription. */
export const isOurLink = (
	{ digests }: Pick<Context, "digests">,
	act: NewsletterAct,
	id: string,
	given: string,
): boolean => isOneOf(digests(signed(act, id)), given);
