/** The networks that have an icon. */
export type Network = "Facebook" | "LinkedIn" | "Bluesky" | "Instagram" | "YouTube";

/** The operator's details. Empty ones are shown nowhere: no page, mail or invoice contains a placeholder. */
interface Details {
	/** Lines of the postal address. */
	postalAddress: readonly string[];
	/** Australian Business Number. Without it no tax is charged, and invoices are not tax invoices. */
	businessNumber: string;
	/** Our pages on social networks. */
	social: readonly { network: Network; url: string }[];
	/** The account to which invoices are paid. */
	bank: { accountName: string; bsb: string; accountNumber: string } | null;
}

const details: Details = { postalAddress: [], businessNumber: "", social: [], bank: null };

/** The provider of the product: texts, mails and invoices all use this record. */
export const brand = {
	product: "Sayso",
	headline: "Say More With Less",
	description: "Makes communication easy for anyone facing speech challenges.",
	supportEmail: "support@sayso.example",
	emergencyNumber: "000",
	/** The address of the public site for search engines and shared links. */
	siteUrl: "https://sayso.example",
	...details,
} as const;
