/** The networks there is a sign for. */
export type Network = "Facebook" | "LinkedIn" | "Bluesky" | "Instagram" | "YouTube";

/** What an operator says of themselves. What is empty is shown nowhere: no page, mail or invoice has a placeholder. */
interface Details {
	/** Lines of the postal address. */
	postalAddress: readonly string[];
	/** Australian Business Number. Without it no tax is charged, and no invoice is a tax invoice. */
	businessNumber: string;
	/** Pages of ours elsewhere. */
	social: readonly { network: Network; url: string }[];
	/** Where invoices are paid. */
	bank: { accountName: string; bsb: string; accountNumber: string } | null;
}

const details: Details = { postalAddress: [], businessNumber: "", social: [], bank: null };

/** Who offers the product: the one record that texts, mails and invoices take it from. */
export const brand = {
	product: "Sayso",
	headline: "Say More With Less",
	description: "Makes communication easy for anyone facing speech challenges.",
	supportEmail: "support@sayso.example",
	emergencyNumber: "000",
	/** Where the public site stands, as search engines and shared links name it. */
	siteUrl: "https://sayso.example",
	...details,
} as const;
