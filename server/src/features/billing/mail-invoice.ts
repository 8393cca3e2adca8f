import { invoiceNumber } from "@sayso/contract/invoicing.ts";
import { formatAmount } from "@sayso/contract/pricing.ts";
import type { JobKind } from "../../context.ts";
import { invoiceWithNumber } from "../../store/invoices.ts";
import { compose } from "../mail/compose.ts";
import { deliver } from "../mail/deliver.ts";
import { mailTries } from "../mail/mail-tries.ts";
import { asDay } from "./invoice-document.ts";

/** Mails an invoice with its document to its person. */
export const mailInvoice: JobKind<{ number: number }> = {
	name: "mail-invoice",
	...mailTries,
	async run(context, { number }) {
		const invoice = await invoiceWithNumber(context.db, number);
		if (!invoice) throw new Error(`There is no invoice ${number}`);
		const name = invoiceNumber(number);
		const amount = formatAmount(invoice.total, invoice.country);
		const letter = compose(invoice.email, "invoice", { number: name, amount, due: asDay(invoice.dueAt) });
		const attachments = [{ name: `${name}.pdf`, type: "application/pdf", content: invoice.document }];
		await deliver(context, { ...letter, attachments });
	},
};
