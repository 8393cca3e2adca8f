import { brand } from "@sayso/contract/brand.ts";

/** The entries of the brand record that an operator has to fill in. */
interface Details {
	readonly businessNumber: string;
	readonly postalAddress: readonly string[];
	readonly bank: { readonly bsb: string; readonly accountNumber: string } | null;
	readonly supportEmail: string;
	readonly siteUrl: string;
}

const noNumber = (text = "") => /^[0\s-]*$/.test(text);
const exampleIn = (text: string) => /\bexample\b/i.test(text);

const placeholders: readonly { field: keyof Details; isIn(details: Details): boolean; otherwise: string }[] = [
	{
		field: "businessNumber",
		isIn: ({ businessNumber }) => noNumber(businessNumber),
		otherwise: "no invoice is a tax invoice, and the footer shows no number (ABN)",
	},
	{
		field: "postalAddress",
		isIn: ({ postalAddress }) => postalAddress.length === 0 || exampleIn(postalAddress.join(" ")),
		otherwise: "invoices and the legal texts name no address",
	},
	{
		field: "bank",
		isIn: ({ bank }) => noNumber(bank?.bsb) || noNumber(bank?.accountNumber),
		otherwise: "an invoice asks its reader to write for the account",
	},
	{
		field: "supportEmail",
		isIn: ({ supportEmail }) => exampleIn(supportEmail),
		otherwise: "whoever asks for help reaches nobody",
	},
	{
		field: "siteUrl",
		isIn: ({ siteUrl }) => exampleIn(siteUrl),
		otherwise: "search engines and shared links are led elsewhere",
	},
];

/** The placeholders that are still in the brand record, one per line. */
export const brandPlaceholders = (details: Details = brand): string[] =>
	placeholders
		.filter(({ isIn }) => isIn(details))
		.map(
			({ field, otherwise }) =>
				`contract/src/brand.ts says nothing of your own for ${field}: until you set it, ${otherwise}`,
		);
