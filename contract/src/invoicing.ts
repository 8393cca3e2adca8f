import { priceCountryOf } from "./pricing.ts";

/** The terms of invoices to third parties. */
export const invoicing = {
	/** Days from the invoice to its due date. */
	dueDays: 14,
	/** Goods and services tax, included in every price in this country at this rate. */
	gst: { country: "au", rate: 0.1 },
} as const;

/** The tax that is part of a price, in minor units. @returns null if no tax is charged */
export function gstWithin(total: number, country: string): number | null {
	const { gst } = invoicing;
	return priceCountryOf(country) === gst.country ? Math.round((total * gst.rate) / (1 + gst.rate)) : null;
}

/** An invoice's number as it is shown: `INV-000042`. */
export const invoiceNumber = (number: number): string => `INV-${String(number).padStart(6, "0")}`;

/** The number in a typed text: `42`, `000042` or `INV-000042`; null if the text is no invoice number. */
export function readInvoiceNumber(text: string): number | null {
	const digits = /^(?:INV-)?0*([1-9]\d{0,8})$/i.exec(text.trim())?.[1];
	return digits ? Number(digits) : null;
}
