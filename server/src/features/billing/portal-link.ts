import { Refusal } from "@sayso/contract/errors.ts";
import type { Context } from "../../context.ts";
import { subscriptionOf } from "../../store/subscriptions.ts";

/**
 * The page on which a person manages cards and receipts.
 * @throws {Refusal} `not_found` if there is no such page for them, `checkout_failed`
 */
export async function portalLink({ db, billing, config }: Context, personId: string): Promise<string> {
	const { customerId } = await subscriptionOf(db, personId);
	if (!billing.hasPortal || !customerId) throw new Refusal("not_found");
	const url = await billing.portalUrl(customerId, `${config.publicUrl}/app/subscription`).catch((cause) => {
		throw new Refusal("checkout_failed", { cause });
	});
	if (!url) throw new Refusal("not_found");
	return url;
}
