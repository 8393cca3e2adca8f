import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { runCommand } from "./run-command.ts";

const { app, context } = await testApp();
const admin = (...words: string[]) => runCommand(words, async () => context);

test("an operator lists invoices and marks one paid, which starts its plan", async () => {
	const { headers, email } = await signUp(app);
	const payload = { plan_id: "thirdparty-yearly", stripe_price_id: "thirdparty-yearly-us", user_country: "us" };
	await app.inject({ method: "POST", url: "/api/v1/third-party/payment-request", headers, payload });
	expect(await admin("invoice", "list")).toMatch(
		new RegExp(`^INV-000001\t${email}\t\\$150\\.00\t\\d{4}-\\d\\d-\\d\\d\tdue \\d{4}-\\d\\d-\\d\\d$`),
	);

	expect(await admin("invoice", "paid", "INV-000001")).toContain(`${email} is on thirdparty-yearly until 20`);
	const subscription = (await app.inject({ url: "/api/v1/subscriptions/current/me", headers })).json();
	expect(subscription).toMatchObject({ planID: "thirdparty-yearly", status: "active" });
	expect(await admin("invoice", "list")).toContain("\tpaid 20");

	const refusals = { "1": "was paid before", "2": "There is no invoice INV-000002", two: "two is not the number" };
	for (const [word, sentence] of Object.entries(refusals))
		await expect(admin("invoice", "paid", word)).rejects.toThrow(sentence);
});
