import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";

const { app } = await testApp();

test("a new person has default preferences, a trial, a voice, and nothing used", async () => {
	const { headers, email } = await signUp(app);
	const get = async (url: string) => (await app.inject({ url: `/api/v1/${url}`, headers })).json();
	const profile = await get("users");
	expect(profile).toMatchObject({ email, first_name: "", voice_choice: "male-au" });
	expect(await get("users/preferences")).toMatchObject({ numberOfResponses: 4, responseLength: "medium" });
	expect(await get("subscriptions/current/me")).toMatchObject({ planID: "trial", isTrialUsed: false });
	expect(await get(`usages/${profile.id}`)).toEqual({
		interactions: { count: 0, left: 20 },
		tokensUsed: { input: 0, output: 0 },
	});
	expect(await get("plans/trial")).toMatchObject({ max_interactions: 20, max_voice_input_time: 30 });
});

test("the quick selector takes 2, 4 and 6, and nothing else", async () => {
	const { headers } = await signUp(app);
	const choose = (count: string) =>
		app.inject({ method: "PUT", url: `/api/v1/users/preferences?no_of_responses=${count}`, headers });
	for (const count of [2, 6, 4]) expect((await choose(String(count))).json().numberOfResponses).toBe(count);
	for (const wrong of ["3", "0", "many", ""]) {
		const refused = await choose(wrong);
		expect(refused.statusCode).toBe(422);
		expect(refused.json().errors).toHaveProperty("no_of_responses");
	}
	expect((await app.inject({ url: "/api/v1/users/preferences", headers })).json().numberOfResponses).toBe(4);
});

test("another person's usage is not found", async () => {
	const [one, other] = [await signUp(app), await signUp(app)];
	const { id } = (await app.inject({ url: "/api/v1/users", headers: other.headers })).json();
	expect((await app.inject({ url: `/api/v1/usages/${id}`, headers: one.headers })).statusCode).toBe(404);
});

test.each([
	["no token", {}],
	["no bearer", { authorization: "Basic eDp5" }],
	["nonsense", { authorization: "Bearer nonsense" }],
])("%s is answered with 401 unauthenticated", async (_name, headers) => {
	const refused = await app.inject({ url: "/api/v1/users", headers });
	expect(refused.statusCode).toBe(401);
	expect(refused.json()).toMatchObject({ code: "unauthenticated" });
});

test("a forged token is refused", async () => {
	const { headers } = await signUp(app);
	const [head, claims = "", signature] = headers.authorization.slice("Bearer ".length).split(".");
	const forged = JSON.parse(Buffer.from(claims, "base64url").toString());
	const body = Buffer.from(JSON.stringify({ ...forged, email: "boss@example.org" })).toString("base64url");
	const refused = await app.inject({
		url: "/api/v1/users",
		headers: { authorization: `Bearer ${head}.${body}.${signature}` },
	});
	expect(refused.statusCode).toBe(401);
});
