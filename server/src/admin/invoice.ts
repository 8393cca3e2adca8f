import { invoiceNumber, readInvoiceNumber } from "@sayso/contract/invoicing.ts";
import { formatAmount } from "@sayso/contract/pricing.ts";
import { markInvoicePaid } from "../features/billing/mark-invoice-paid.ts";
import { listInvoices } from "../store/invoices.ts";
import { type Command, CommandError } from "./command.ts";

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

export const invoiceCommands: Command[] = [
	{
		name: "invoice list",
		async run({ db }) {
			const lines = (await listInvoices(db)).map(({ number, email, total, country, issuedAt, dueAt, paidAt }) =>
				[
					invoiceNumber(number),
					email,
					formatAmount(total, country),
					dayOf(issuedAt),
					paidAt ? `paid ${dayOf(paidAt)}` : `due ${dayOf(dueAt)}`,
				].join("\t"),
			);
			return lines.join("\n");
		},
	},
	{
		name: "invoice paid",
		usage: "NUMBER",
		async run(context, [word = ""]) {
			const number = readInvoiceNumber(word);
			if (number === null) throw new CommandError(`${word} is not the number of an invoice.`);
			const payment = await markInvoicePaid(context, number);
			switch (payment.outcome) {
				case "unknown":
					throw new CommandError(`There is no invoice ${invoiceNumber(number)}.`);
				case "paid-before":
					throw new CommandError(`${invoiceNumber(number)} was paid before.`);
				case "person-gone":
					throw new CommandError(`The person of ${invoiceNumber(number)} has left: there is no plan to start.`);
				case "started":
					return `${payment.invoice.email} is on ${payment.invoice.planId} until ${dayOf(payment.until)}.`;
			}
		},
	},
];
