import { brand } from "@sayso/contract/brand.ts";
import type { HelpCard } from "../content/help.ts";
import { addressOf } from "./found.ts";

/** An object of schema.org's vocabulary, as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

const publisher = {
	"@type": "Organization",
	name: brand.product,
	url: addressOf("/"),
	logo: addressOf("/icon-512.png"),
	email: brand.supportEmail,
};

/** The product itself. */
export const product: StructuredData = {
	"@context": "https://schema.org",
	"@type": "SoftwareApplication",
	name: brand.product,
	description: brand.description,
	url: addressOf("/"),
	image: addressOf("/share.png"),
	applicationCategory: "HealthApplication",
	operatingSystem: "Any, in a web browser",
	offers: { "@type": "Offer", price: "0", priceCurrency: "AUD", description: "Trial" },
	publisher,
};

/** An article of the Help Center, with its breadcrumb. */
export const articleData = ({ slug, title, summary }: HelpCard): StructuredData => ({
	"@context": "https://schema.org",
	"@graph": [
		{ "@type": "Article", headline: title, description: summary, url: addressOf(`/help/${slug}`), publisher },
		{
			"@type": "BreadcrumbList",
			itemListElement: [
				{ "@type": "ListItem", position: 1, name: "Help Center", item: addressOf("/help") },
				{ "@type": "ListItem", position: 2, name: title, item: addressOf(`/help/${slug}`) },
			],
		},
	],
});
