import { Refusal } from "@sayso/contract/errors.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { SeamError } from "../seams/seam-error.ts";

const { app, context, logged } = await testApp();

test("a broken body, a wrong type, too much and an unknown path each have a code of their own", async () => {
	const { headers } = await signUp(app);
	const send = (payload: string, type = "application/json") =>
		app.inject({ method: "POST", url: "/api/v1/generate", headers: { ...headers, "content-type": type }, payload });
	expect((await send("{")).json()).toMatchObject({ status: 400, code: "malformed" });
	expect((await send("<a/>", "text/xml")).json()).toMatchObject({ status: 415, code: "unsupported_media" });
	expect((await send(`"${"x".repeat(70_000)}"`)).json()).toMatchObject({ status: 413, code: "too_large" });
	expect((await app.inject({ url: "/api/v1/nothing" })).json()).toMatchObject({ status: 404, code: "not_found" });
});

test("a content type without a body is no broken body", async () => {
	const { headers } = await signUp(app);
	const answer = await app.inject({
		method: "PUT",
		url: "/api/v1/users/preferences?no_of_responses=2",
		headers: { ...headers, "content-type": "application/json" },
	});
	expect(answer.statusCode).toBe(200);
});

test("what went wrong inside stays inside, under the request's id", async () => {
	const { headers } = await signUp(app);
	const { identity } = context;
	context.identity = { ...identity, verify: () => Promise.reject(new Error("password of the database is 1234")) };
	const answer = await app.inject({ url: "/api/v1/users", headers });
	context.identity = identity;
	expect(answer.statusCode).toBe(500);
	expect(answer.body).not.toContain("1234");
	expect(answer.json().request_id).toBe(answer.headers["x-request-id"]);
	expect(logged()).toContain(answer.json().request_id);
});

test("a vendor that cannot be reached is not taken for the database", async () => {
	const { headers } = await signUp(app);
	const { identity } = context;
	const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", syscall: "connect" });
	const answers = [];
	for (const error of [
		new SeamError("away", { retryable: true, cause }),
		new Refusal("generation_failed", { cause }),
		cause,
	]) {
		context.identity = { ...identity, verify: () => Promise.reject(error) };
		const answer = await app.inject({ url: "/api/v1/users", headers });
		answers.push([answer.statusCode, answer.json().code]);
	}
	context.identity = identity;
	expect(answers).toEqual([
		[503, "busy"],
		[502, "generation_failed"],
		[500, "busy"],
	]);
});

test.each([
	["one that cannot be decoded", "/%"],
	["a parameter that cannot be", "/api/v1/plans/%zz"],
	["one that is too long to read", `/${"x".repeat(20_000)}`],
])("an invalid address is refused before any route is asked: %s", async (_, path) => {
	const url = await app.listen({ port: 0, host: "127.0.0.1" }).catch(() => app.listeningOrigin);
	const answer = await fetch(`${url}${path}`);
	expect(answer.status).toBeGreaterThanOrEqual(400);
	expect(answer.status).toBeLessThan(500);
	expect(answer.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
});
