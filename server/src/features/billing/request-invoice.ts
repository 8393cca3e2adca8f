import { dayMilliseconds } from "@sayso/contract/day.ts";
import type { Plan } from "@sayso/contract/entities/plan.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import { invoiceNumber, invoicing } from "@sayso/contract/invoicing.ts";
import type { Context } from "../../context.ts";
import { issueInvoice, openInvoice } from "../../store/invoices.ts";
import type { Person } from "../../store/people.ts";
import { offeredPlans } from "../../store/plans.ts";
import { invoiceDocument } from "./invoice-document.ts";
import { mailInvoice } from "./mail-invoice.ts";
import { priceForPerson } from "./price-for-person.ts";

export interface InvoiceRequest {
	planId: string;
	priceId: string;
	country: string;
}

/**
 * Creates an invoice for a third party to pay, stores it and mails it to the person. A repeated request returns the
 * invoice that is still unpaid.
 * @returns the PDF, named by its number
 * @throws {Refusal} `invalid` for another plan, `foreign_price` for a country other than the account's,
 * `payment_request_failed`
 */
export async function requestInvoice(context: Context, person: Person, request: InvoiceRequest): Promise<File> {
	const plan = (await offeredPlans(context.db)).find(({ id }) => id === request.planId);
	if (plan?.plan_name !== "thirdparty")
		throw new Refusal("invalid", { fields: { plan_id: "This plan is not paid by invoice" } });
	if (person.country !== null && codeOf(request.country) !== codeOf(person.country)) throw new Refusal("foreign_price");
	const price = priceForPerson(plan, person, request.priceId);
	const asked = {
		personId: person.id,
		planId: plan.id,
		billedTo: `${person.firstName} ${person.surname}`.trim(),
		email: person.email,
		country: price.country,
		total: price.price,
	};
	try {
		const { number, document } = await findOrIssue(context, asked, plan);
		return new File([new Uint8Array(document)], `${invoiceNumber(number)}.pdf`, { type: "application/pdf" });
	} catch (cause) {
		throw new Refusal("payment_request_failed", { cause });
	}
}

/** The United Kingdom has two codes. */
const codeOf = (country: string): string => country.toLowerCase().replace("gb", "uk");

async function findOrIssue({ db, clock, jobs }: Context, asked: Parameters<typeof openInvoice>[1], plan: Plan) {
	const issuedAt = clock.now();
	const open = await openInvoice(db, asked, issuedAt);
	if (open) return open;
	const dueAt = new Date(issuedAt.getTime() + invoicing.dueDays * dayMilliseconds);
	return issueInvoice(
		db,
		{ ...asked, issuedAt, dueAt },
		{
			draw: (invoice) => invoiceDocument(invoice, plan),
			announce: (number, transaction) => jobs.send(mailInvoice, { number }, transaction),
		},
	);
}
