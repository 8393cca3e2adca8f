import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";

export type NewsletterAct = "confirm" | "unsubscribe";

const signatureOf = ({ digest }: Pick<Context, "digest">, act: NewsletterAct, id: string) =>
	digest(`newsletter ${act} ${id}`);

/** The address that lets whoever reads a mail do one thing to the subscription it was sent for. */
export const newsletterLink = (context: Pick<Context, "config" | "digest">, act: NewsletterAct, id: string): string =>
	new URL(`/newsletter/${act}/${id}/${signatureOf(context, act, id)}`, context.config.publicUrl).href;

/** Whether the address was made by us, for this act and this subscription. */
export function isOurLink(context: Pick<Context, "digest">, act: NewsletterAct, id: string, given: string): boolean {
	const expected = Buffer.from(signatureOf(context, act, id));
	const signature = Buffer.from(given);
	return expected.length === signature.length && timingSafeEqual(expected, signature);
}
