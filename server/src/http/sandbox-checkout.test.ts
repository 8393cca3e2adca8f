import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { scriptedBilling } from "../adapters/billing/scripted.ts";

const { app } = await testApp();

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
	const plan = async () => (await app.inject({ url: "/api/v1/subscriptions/current/me", headers })).json().planID;
	return { url, submit, plan };
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

test("a checkout that was paid is closed", async () => {
	const { url, submit } = await checkout();
	await submit("succeeds");
	expect((await app.inject({ url })).body).toContain("This checkout is closed");
	expect((await submit("succeeds")).body).toContain("This checkout is closed");
});

test("a checkout nobody opened is not there", async () => {
	expect((await app.inject({ url: "/sandbox/checkout/guessed" })).statusCode).toBe(404);
});

test("where payments are real there is no sandbox", async () => {
	const { app: real } = await testApp({}, { billing: scriptedBilling() });
	expect((await real.inject({ url: "/sandbox/checkout.css" })).statusCode).toBe(404);
});
