import type { Context } from "../../context.ts";
import { subscriptionOf } from "../../store/subscriptions.ts";

/**
 * Ends all subscriptions of a person at once before their account is deleted, because they could not be ended
 * afterwards.
 * @throws {SeamError} if the payment service cannot be reached; the account must not be deleted then
 */
export async function cancelForDeletion({ db, billing }: Pick<Context, "db" | "billing">, personId: string) {
	const { customerId } = await subscriptionOf(db, personId);
	if (customerId) await billing.endAll(customerId);
}
