import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { scriptedBilling } from "../adapters/billing/scripted.ts";
import { sandboxBooks } from "../store/sandbox-billing.ts";
import { subscriptionOf } from "../store/subscriptions.ts";

const { app, context } = await testApp();

async function checkout() {
	const { headers } = await signUp(app);
	const payload = { plan_id: "premium-yearly", stripe_price_id: "premium-yearly-us" };
	const link = await app.inject({ method: "POST", url: "/api/v1/stripe/checkout-link", headers, payload });
	const url = new URL(link.json().checkout_url).pathname;
	const submit = (card: string) =>
		app.inject({
			method: "POST",
			url,
			headers: { "content-type": "application/x-www-form-urlencoded" },
			payload: `card=${card}`,
		});
	const submitTwice = () => Promise.all([submit("succeeds"), submit("succeeds")]);
	const plan = async () => (await app.inject({ url: "/api/v1/subscriptions/current/me", headers })).json().planID;
	return { url, submit, submitTwice, plan, headers };
}

test("the page says that it is a sandbox, what is bought, and loads nothing the policy forbids", async () => {
	const { url } = await checkout();
	const page = await app.inject({ url });
	expect(page.headers["content-type"]).toContain("text/html");
	expect(page.headers["cache-control"]).toBe("no-store");
	expect(page.body).toContain("No money moves here");
	expect(page.body).toContain("Premium Plan: $150 a year");
	expect(page.body).not.toMatch(/<script|style=|<style/);
	const style = await app.inject({ url: "/sandbox/checkout.css" });
	expect(style.headers["content-type"]).toContain("text/css");
});

test("a declined card pays nothing, and another may be tried", async () => {
	const { submit, plan } = await checkout();
	const declined = await submit("declined");
	expect(declined.statusCode).toBe(402);
	expect(declined.body).toContain("The card was declined.");
	expect(await plan()).toBe("trial");
	expect((await submit("succeeds")).statusCode).toBe(303);
	expect(await plan()).toBe("premium-yearly");
});

test("a card that asks its bank pays once the bank is answered", async () => {
	const { submit, plan } = await checkout();
	const asked = await submit("needs-action");
	expect(asked.body).toContain("Confirm with your bank");
	expect(await plan()).toBe("trial");
	expect((await submit("confirmed")).statusCode).toBe(303);
	expect(await plan()).toBe("premium-yearly");
});

test("what is no card at all pays nothing", async () => {
	const { submit, plan } = await checkout();
	expect((await submit("<script>")).statusCode).toBe(402);
	expect(await plan()).toBe("trial");
});

test("a double press on Pay pays once, and both answers lead to the plan", async () => {
	const { submitTwice, plan, headers } = await checkout();
	for (const answer of await submitTwice()) {
		expect(answer.statusCode).toBe(303);
		expect(answer.headers.location).toContain("/app/subscription?checkout=paid");
	}
	expect(await plan()).toBe("premium-yearly");
	const { id } = (await app.inject({ url: "/api/v1/users", headers })).json();
	const { customerId } = await subscriptionOf(context.db, id);
	expect(await sandboxBooks(context.db).subscriptionsOf(customerId ?? "")).toHaveLength(1);
});

test("back on a checkout that was paid, the page says so and leads to the plan, whichever card is pressed there", async () => {
	const { url, submit, plan } = await checkout();
	await submit("succeeds");
	const { body } = await app.inject({ url });
	expect(body).toContain("You have paid");
	expect(body).toContain("/app/subscription?checkout=paid");
	for (const card of ["succeeds", "declined", "needs-action"])
		expect((await submit(card)).headers.location).toContain("checkout=paid");
	expect(await plan()).toBe("premium-yearly");
});

test("a checkout that a newer order replaced is closed, and says that nothing was paid there", async () => {
	const { url, submit, plan, headers } = await checkout();
	const payload = { plan_id: "base-yearly", stripe_price_id: "base-yearly-us" };
	await app.inject({ method: "POST", url: "/api/v1/stripe/checkout-link", headers, payload });
	for (const { body } of [await app.inject({ url }), await submit("succeeds")]) {
		expect(body).toContain("This checkout is closed");
		expect(body).toContain("Nothing was paid here");
	}
	expect(await plan()).toBe("trial");
});

test("a checkout that was never opened is not found", async () => {
	expect((await app.inject({ url: "/sandbox/checkout/guessed" })).statusCode).toBe(404);
});

test("where payments are real there is no sandbox", async () => {
	const { app: real } = await testApp({}, { billing: scriptedBilling() });
	expect((await real.inject({ url: "/sandbox/checkout.css" })).statusCode).toBe(404);
});
