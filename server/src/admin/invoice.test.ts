import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { signUp, testApp } from "../testing/test-app.ts";

const { app, databaseUrl } = await testApp();
const admin = (...words: string[]) =>
	promisify(execFile)(process.execPath, [join(import.meta.dirname, "../admin.ts"), ...words], {
		env: { ...process.env, NODE_ENV: "test", DATABASE_URL: databaseUrl, SPEECH_TO_TEXT: "scripted" },
	});

test("an operator lists invoices and marks one paid, which starts its plan", async () => {
	const { headers, email } = await signUp(app);
	const payload = { plan_id: "thirdparty-yearly", stripe_price_id: "thirdparty-yearly-au", user_country: "au" };
	await app.inject({ method: "POST", url: "/api/v1/third-party/payment-request", headers, payload });
	expect((await admin("invoice", "list")).stdout).toMatch(
		new RegExp(`^INV-000001\t${email}\tA\\$200\\.00\t\\d{4}-\\d\\d-\\d\\d\tdue \\d{4}-\\d\\d-\\d\\d\n$`),
	);

	expect((await admin("invoice", "paid", "INV-000001")).stdout).toContain(`${email} is on thirdparty-yearly until 20`);
	const subscription = (await app.inject({ url: "/api/v1/subscriptions/current/me", headers })).json();
	expect(subscription).toMatchObject({ planID: "thirdparty-yearly", status: "active" });
	expect((await admin("invoice", "list")).stdout).toContain("\tpaid 20");

	const refusals = { "1": "was paid before", "2": "There is no invoice INV-000002", two: "two is not the number" };
	for (const [word, sentence] of Object.entries(refusals))
		await expect(admin("invoice", "paid", word)).rejects.toMatchObject({ stderr: expect.stringContaining(sentence) });
});
