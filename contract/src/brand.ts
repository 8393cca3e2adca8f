/** Who offers the product: the one record that texts, mails and invoices take it from. */
export const brand = {
	product: "Sayso",
	headline: "Say More With Less",
	description: "Makes communication easy for anyone facing speech challenges.",
	supportEmail: "support@sayso.example",
	emergencyNumber: "000",
	/** Where the public site stands, as search engines and shared links name it. */
	siteUrl: "https://sayso.example",
	/** Lines of the postal address. */
	postalAddress: ["1 Example Street", "Melbourne VIC 3000", "Australia"],
	/** Australian Business Number. */
	businessNumber: "00 000 000 000",
	/** Pages of ours elsewhere: the front page of a network stands in until there is one. */
	social: [
		{ network: "Facebook", url: "https://www.facebook.com/" },
		{ network: "LinkedIn", url: "https://www.linkedin.com/" },
		{ network: "Bluesky", url: "https://bsky.app/" },
		{ network: "Instagram", url: "https://www.instagram.com/" },
		{ network: "YouTube", url: "https://www.youtube.com/" },
	],
	/** Where invoices are paid. */
	bank: { accountName: "Sayso", bsb: "000-000", accountNumber: "0000 0000" },
} as const;
