import { dayMilliseconds } from "@sayso/contract/day.ts";
import type { Context, JobKind } from "../../context.ts";
import { customersToReconcile } from "../../store/subscriptions.ts";
import { publishCatalogue } from "../plans/publish-catalogue.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** How long after a person was sent to pay the payment service is still asked, in case a webhook was missed. */
const checkoutDays = 3;
/** Asks the payment service about everybody who pays, or was sent to pay: a webhook that never came is made good here. */
export const reconcileSubscriptions: JobKind = {
	name: "reconcile-subscriptions",
	retryLimit: 3,
	retryDelay: 60,
	cron: "17 * * * *",
	async run(context) {
		await publishCatalogue(context);
		const since = new Date(context.clock.now().getTime() - checkoutDays * dayMilliseconds);
		let failed = 0;
		for (const customerId of await customersToReconcile(context.db, since))
			if (!(await isSynced(context, customerId))) failed++;
		if (failed > 0) throw new Error(`${failed} subscriptions could not be compared with the payment service`);
	},
};

/** One customer's failure must not keep the others waiting. */
async function isSynced(context: Context, customerId: string): Promise<boolean> {
	try {
		await syncSubscription(context, customerId);
		return true;
	} catch (err) {
		context.log.warn({ err, customerId }, "a subscription could not be compared with the payment service");
		return false;
	}
}
