import { brand } from "@sayso/contract/brand.ts";
import accessibility from "../../content/legal/accessibility.md";
import privacy from "../../content/legal/privacy.md";
import terms from "../../content/legal/terms.md";
import { TextPage } from "../features/help/text-page.tsx";
import { ComingSoon } from "./coming-soon.tsx";
import { helpPages } from "./help/help-pages.tsx";
import { Home } from "./home/home.tsx";
import { NotFound } from "./not-found.tsx";
import type { PageContent } from "./page.tsx";
import { ReadingPage } from "./reading-page.tsx";
import { product } from "./structured-data.ts";

/** Every public page by address. `/404` answers every unknown address. */
export const pages: Readonly<Record<string, PageContent>> = {
	"/": {
		title: `${brand.product} – ${brand.headline}`,
		description: `${brand.product} listens to the person you talk with, offers replies, and says the one you pick aloud. In your browser, with no downloads.`,
		data: product,
		body: <Home />,
	},
	"/terms": {
		title: `Terms and Conditions – ${brand.product}`,
		description: terms.summary,
		body: (
			<ReadingPage>
				<TextPage text={terms} />
			</ReadingPage>
		),
	},
	"/privacy": {
		title: `Privacy Policy – ${brand.product}`,
		description: privacy.summary,
		body: (
			<ReadingPage>
				<TextPage text={privacy} />
			</ReadingPage>
		),
	},
	"/accessibility": {
		title: `Accessibility Statement – ${brand.product}`,
		description: accessibility.summary,
		body: (
			<ReadingPage>
				<TextPage text={accessibility} />
			</ReadingPage>
		),
	},
	...helpPages,
	"/coming-soon": {
		title: `Coming soon – ${brand.product}`,
		description: `A part of ${brand.product} that is not ready yet.`,
		hidden: true,
		body: <ComingSoon />,
	},
	"/404": {
		title: `Page not found – ${brand.product}`,
		description: "There is no page at this address.",
		hidden: true,
		body: <NotFound />,
	},
};
