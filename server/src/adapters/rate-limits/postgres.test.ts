import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { describe, expect, test } from "vitest";
import { rateLimits } from "./postgres.ts";

describe("limits of a person", async () => {
	const { app } = await testApp();
	const speak = (headers: Record<string, string>, remoteAddress: string) =>
		app.inject({
			method: "POST",
			url: "/api/v1/tts",
			remoteAddress,
			headers,
			payload: { text: "Yes.", voice: "male-au", language_code: "en-AU" },
		});

	test("hold one person back, and no other person at the same address", async () => {
		const [busy, calm] = [await signUp(app), await signUp(app)];
		await Promise.all(Array.from({ length: 90 }, () => speak(busy.headers, "198.51.100.1")));
		const refused = await speak(busy.headers, "198.51.100.1");
		expect(refused.json()).toMatchObject({ status: 429, code: "too_many_requests", retryable: true });
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
		expect((await speak(calm.headers, "198.51.100.1")).statusCode).toBe(200);
	});

	test("are counted together by replicas", async () => {
		const { context } = await testApp();
		const replicas = [rateLimits(context.pool), rateLimits(context.pool)];
		const tries = Array.from({ length: 20 }, (_, index) => replicas[index % 2]?.count("account", "one"));
		const outcomes = await Promise.allSettled(tries);
		expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
	});
});

test("an address has a limit of its own, for all people who call from it together", async () => {
	const { context } = await testApp();
	const outcomes = await Promise.allSettled(
		Array.from({ length: 60 }, (_, index) => context.rateLimits.count("account", `person ${index}`, "198.51.100.2")),
	);
	expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
});

test("can be off in development", async () => {
	const { context } = await testApp({ RATE_LIMITS: "off" });
	for (let count = 0; count < 50; count++) await context.rateLimits.count("account", "one");
});
