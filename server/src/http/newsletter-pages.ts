import { brand } from "@sayso/contract/brand.ts";
import { html } from "@sayso/contract/html.ts";
import type { NewsletterAct } from "../features/newsletter/links.ts";
import { plainPage } from "./plain-page.ts";

const questions: Record<NewsletterAct, { title: string; text: string; button: string }> = {
	confirm: {
		title: "Confirm your subscription",
		text: `Would you like news of ${brand.product} by email?`,
		button: "Yes, subscribe me",
	},
	unsubscribe: {
		title: "Unsubscribe",
		text: `You will get no more news of ${brand.product}, and we delete your address.`,
		button: "Unsubscribe",
	},
};

/** The page asks first, because mail scanners open every link in a mail. */
export function questionPage(act: NewsletterAct): string {
	const { title, text, button } = questions[act];
	return plainPage(title, html`<p>${text}</p><form method="post"><button type="submit">${button}</button></form>`);
}

/** The page after the act. */
export const donePage = (act: NewsletterAct): string =>
	act === "confirm"
		? plainPage("Thank you for subscribing!", html`<p>You will hear from us when there is news.</p>`)
		: plainPage("You are unsubscribed", html`<p>We have deleted your address.</p>`);

/** The page for an invalid link, and for a subscription that was deleted. */
export const brokenPage = (): string =>
	plainPage(
		"This link does not work",
		html`<p>It may not be whole, or the subscription has been deleted. You can subscribe again on our home page.</p>`,
	);
