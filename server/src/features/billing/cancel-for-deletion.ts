import type { Context } from "../../context.ts";
import { subscriptionOf } from "../../store/subscriptions.ts";

/**
 * Ends at once whatever a person pays for, before their account goes: nobody could end it afterwards.
 * @throws {SeamError} when the payment service cannot be reached; the account must stay then
 */
export async function cancelForDeletion({ db, billing }: Pick<Context, "db" | "billing">, personId: string) {
	const { customerId } = await subscriptionOf(db, personId);
	if (customerId) await billing.endAll(customerId);
}
