import { brand } from "@sayso/contract/brand.ts";
import { html } from "@sayso/contract/html.ts";
import { messages } from "@sayso/contract/messages.ts";

/** What the person is about to pay for. */
export interface Offer {
	plan: string;
	price: string;
	period: string;
	leftUrl: string;
}

const page = (title: string, body: string): string =>
	`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${html`<title>${title} · ${brand.product} sandbox</title>`}
<link rel="stylesheet" href="/sandbox/checkout.css">
</head>
<body>
<main>
<p class="sandbox"><strong>Sandbox.</strong> No money moves here, and no real card is asked for.</p>
${html`<h1>${title}</h1>`}
${body}
</main>
</body>
</html>
`;

const summary = ({ plan, price, period }: Offer) => html`<p class="offer">${plan}: ${price} a ${period}</p>`;
const leave = (url: string) => html`<p><a href="${url}">Go back without paying</a></p>`;

const cards = [
	{ value: "succeeds", label: "Pays", number: "4242 4242 4242 4242" },
	{ value: "declined", label: "Is declined", number: "4000 0000 0000 0002" },
	{ value: "needs-action", label: "Asks the bank first", number: "4000 0025 0000 3155" },
];

/** The form with the test cards. @param problem why the last attempt failed */
export function payPage(offer: Offer, problem?: string): string {
	const options = cards.map(
		({ value, label, number }, index) =>
			html`<label><input type="radio" name="card" value="${value}"` +
			(index === 0 ? " checked" : "") +
			html`> ${label} <span class="number">${number}</span></label>`,
	);
	return page(
		"Checkout",
		`${summary(offer)}
${problem ? html`<p class="problem" role="alert">${problem}</p>` : ""}
<form method="post">
<fieldset>
<legend>Test card</legend>
${options.join("\n")}
</fieldset>
<button type="submit">Pay</button>
</form>
${leave(offer.leftUrl)}`,
	);
}

/** The question with which a bank confirms a card payment. */
export const confirmPage = (offer: Offer): string =>
	page(
		"Confirm with your bank",
		`${summary(offer)}
<p>The bank of this test card wants to know that it is you.</p>
<form method="post">
<button type="submit" name="card" value="confirmed">It is me</button>
<button type="submit" name="card" value="declined" class="quiet">It is not me</button>
</form>
${leave(offer.leftUrl)}`,
	);

/** The page of a paid checkout that is opened again. */
export const paidPage = (paidUrl: string): string =>
	page(
		"You have paid",
		html`<p>${messages.subscription.paid}</p>
<p><a href="${paidUrl}">Go to your plan</a></p>`,
	);

/** The page of a checkout that a newer one has replaced. */
export const closedPage = (leftUrl: string): string =>
	page(
		"This checkout is closed",
		html`<p>Nothing was paid here. You opened a newer checkout, or your plan changed.</p>
<p><a href="${leftUrl}">Go back to your plans</a></p>`,
	);
