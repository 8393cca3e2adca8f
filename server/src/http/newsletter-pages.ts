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

/** Asks first: programs that look at mails open every link in them. */
export function questionPage(act: NewsletterAct): string {
	const { title, text, button } = questions[act];
	return plainPage(title, html`<p>${text}</p><form method="post"><button type="submit">${button}</button></form>`);
}

/** After it is done. */
export const donePage = (act: NewsletterAct): string =>
	act === "confirm"
		? plainPage("Thank you for subscribing!", html`<p>You will hear from us when there is news.</p>`)
		: plainPage("You are unsubscribed", html`<p>We have deleted your address.</p>`);

/** For an address that is not ours, and one whose subscription is gone. */
export const brokenPage = (): string =>
	plainPage(
		"This link does not work",
		html`<p>It may not be whole, or the subscription has been deleted. You can subscribe again on our home page.</p>`,
	);
