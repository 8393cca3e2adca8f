import { dayMilliseconds } from "@sayso/contract/day.ts";
import type { Context } from "../../context.ts";
import { type Invoice, invoiceWithNumber, payInvoice } from "../../store/invoices.ts";
import { findPerson } from "../../store/people.ts";
import { planWithId } from "../../store/plans.ts";
import { subscriptionOf } from "../../store/subscriptions.ts";

/** The outcome of marking an invoice as paid. `until`: when its plan ends. */
export type Payment =
	| { outcome: "started"; invoice: Invoice; until: Date }
	| { outcome: "unknown" | "paid-before" | "person-gone" };

/**
 * Marks an invoice as paid and starts its plan: now, or after an earlier paid year that is still running. The person's
 * own subscription ends at once, so that the plan is not paid twice.
 * @throws {SeamError} if the payment service cannot be reached; nothing is changed then
 */
export async function markInvoicePaid({ db, billing, clock }: Context, number: number): Promise<Payment> {
	const invoice = await invoiceWithNumber(db, number);
	if (!invoice) return { outcome: "unknown" };
	if (invoice.paidAt) return { outcome: "paid-before" };
	const plan = await planWithId(db, invoice.planId);
	if (!plan || !(await findPerson(db, invoice.personId))) return { outcome: "person-gone" };
	const now = clock.now();
	const { customerId, planId, periodEnd } = await subscriptionOf(db, invoice.personId);
	if (customerId) await billing.endAll(customerId);
	const paidUntil = planId === invoice.planId && periodEnd && periodEnd > now ? periodEnd : now;
	const until = new Date(paidUntil.getTime() + Number(plan.plan_period) * dayMilliseconds);
	if (!(await payInvoice(db, invoice, { now, until }))) return { outcome: "paid-before" };
	return { outcome: "started", invoice, until };
}
