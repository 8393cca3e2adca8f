import { status } from "@sayso/contract/v1/status.ts";
import { testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";

test("alive, ready, and which engine serves each part", async () => {
	const { app } = await testApp();
	expect((await app.inject({ url: "/healthz" })).json()).toEqual({ status: "ok" });
	expect((await app.inject({ url: "/readyz" })).json()).toEqual({ status: "ready", down: [] });
	const { parts, version } = status.response.parse((await app.inject({ url: "/api/v1/status" })).json());
	expect(version).toMatch(/^\d+\.\d+\.\d+$/);
	expect(parts.replies).toMatchObject({ adapter: "built-in", label: "Built-in replies", basic: true });
	expect(parts.speech_to_text.adapter).toBe("scripted");
});

test("without its database the process is alive but not ready", async () => {
	const { app, context } = await testApp();
	const query = context.pool.query;
	context.pool.query = (() => Promise.reject(new Error("gone"))) as unknown as typeof query;
	expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
	const ready = await app.inject({ url: "/readyz" });
	context.pool.query = query;
	expect(ready.statusCode).toBe(503);
	expect(ready.json().down).toEqual(["database"]);
});
