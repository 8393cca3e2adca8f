import { readFileSync } from "node:fs";
import { planCatalogue } from "@sayso/contract/plans.ts";
import { formatPrice } from "@sayso/contract/pricing.ts";
import { isYearly } from "@sayso/contract/rules/plan-change.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../context.ts";
import { answerNotFound } from "./errors.ts";
import { sendPage } from "./plain-page.ts";
import { closedPage, confirmPage, type Offer, paidPage, payPage } from "./sandbox-checkout-pages.ts";

const style = readFileSync(new URL("./sandbox-checkout.css", import.meta.url), "utf8");

/** The chosen test card; `confirmed`: the bank's question was answered with yes. */
const Given = z.object({ card: z.enum(["succeeds", "declined", "needs-action", "confirmed"]) });

/**
 * Serves the sandbox's checkout at `/sandbox/checkout/:id`: a plain HTML form, for installations without a payment
 * service. Paying sends a signed webhook to our own route, as a payment service would. Not served if payments are real.
 */
export async function serveSandboxCheckout(app: FastifyInstance, { sandboxCheckouts, log }: Context): Promise<void> {
	if (!sandboxCheckouts) return;
	await app.register(async (sandbox) => {
		sandbox.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
			done(null, Object.fromEntries(new URLSearchParams(String(body)))),
		);
		const hidden = { schema: { hide: true } };
		sandbox.get("/sandbox/checkout.css", hidden, (_request, reply) => reply.type("text/css").send(style));

		sandbox.get<{ Params: { id: string } }>("/sandbox/checkout/:id", hidden, async (request, reply) => {
			const checkout = await sandboxCheckouts.find(request.params.id);
			if (!checkout) return answerNotFound(request, reply);
			if (checkout.isPaid) return sendPage(reply, paidPage(checkout.paidUrl));
			return sendPage(reply, checkout.open ? payPage(offerOf(checkout)) : closedPage(checkout.leftUrl));
		});

		sandbox.post<{ Params: { id: string } }>("/sandbox/checkout/:id", hidden, async (request, reply) => {
			const checkout = await sandboxCheckouts.find(request.params.id);
			if (!checkout) return answerNotFound(request, reply);
			const { card } = Given.safeParse(request.body).data ?? { card: "declined" };
			if (checkout.open && card === "declined")
				return sendPage(reply.code(402), payPage(offerOf(checkout), "The card was declined."));
			if (checkout.open && card === "needs-action") return sendPage(reply, confirmPage(offerOf(checkout)));
			// After a double press the browser shows the second response, so both lead to what was paid for.
			const webhook = await sandboxCheckouts.pay(checkout.id);
			if (!webhook) return sendPage(reply, closedPage(checkout.leftUrl));
			const delivered = await app.inject({
				method: "POST",
				url: "/api/v1/stripe/webhook",
				headers: { "content-type": "application/json", "stripe-signature": webhook.signature },
				payload: webhook.raw,
			});
			if (delivered.statusCode !== 200)
				log.warn("the sandbox's webhook was not taken: the next reconciliation finds it");
			return reply.redirect(checkout.paidUrl, 303);
		});
	});
}

function offerOf({ priceId, leftUrl }: { priceId: string; leftUrl: string }): Offer {
	const prices = planCatalogue.flatMap((plan) => plan.pricing.map((price) => ({ plan, price })));
	const sold = prices.find(({ price }) => price.stripe_price_id === priceId);
	if (!sold) throw new Error(`No plan is sold at ${priceId}`);
	const period = isYearly(sold.plan) ? "year" : "month";
	return { plan: sold.plan.display_name, price: formatPrice(sold.price), period, leftUrl };
}
