import { createLocalJWKSet, jwtVerify } from "jose";
import { describe, expect, test } from "vitest";
import { describeIdentity } from "../../seams/identity.conformance.ts";
import { signUp, testApp } from "../../testing/test-app.ts";

describeIdentity("built-in", async () => {
	const { app, context } = await testApp();
	const post = (path: string, payload: object) => app.inject({ method: "POST", url: `/api/auth/${path}`, payload });
	return {
		identity: context.identity,
		signUp: async (email, password) => ({ token: tokenOf(await signUp(app, email, password)) }),
		async signIn(email, password) {
			const signedIn = await post("sign-in/email", { email, password });
			if (signedIn.statusCode !== 200) return null;
			const headers = { authorization: `Bearer ${signedIn.headers["set-auth-token"]}` };
			return (await app.inject({ url: "/api/auth/token", headers })).json();
		},
		confirmReset: async (token, newPassword) =>
			(await post("reset-password", { token, newPassword })).statusCode === 200,
	};
});

const tokenOf = ({ headers }: { headers: { authorization: string } }) => headers.authorization.slice("Bearer ".length);

describe("what the built-in identity keeps", async () => {
	const { app, context } = await testApp();

	test("a reset token only as its hash", async () => {
		const { email } = await signUp(app);
		const proof = await context.identity.startReset(email);
		const { rows } = await context.pool.query("select * from identity.verification");
		expect(rows).toHaveLength(1);
		expect(JSON.stringify(rows)).not.toContain(proof?.value);
	});

	test("a reset proves the address, and uses up every other link", async () => {
		const { email, headers } = await signUp(app);
		const [first, second] = [await context.identity.startReset(email), await context.identity.startReset(email)];
		const reset = (token = "") =>
			app.inject({ method: "POST", url: "/api/auth/reset-password", payload: { token, newPassword: "secret 2" } });
		expect((await reset(first?.value)).statusCode).toBe(200);
		expect((await reset(second?.value)).json()).toMatchObject({ code: "INVALID_TOKEN" });
		const person = await context.identity.verify(tokenOf({ headers }));
		expect(person).toBeNull();
		const { rows } = await context.pool.query(`select email_verified from identity."user" where email = $1`, [email]);
		expect(rows).toEqual([{ email_verified: true }]);
	});

	test("a new password keeps the session it was set in, and ends the others with their tokens", async () => {
		const person = await signUp(app);
		const principal = await context.identity.verify(tokenOf(person));
		const elsewhere = await app.inject({
			method: "POST",
			url: "/api/auth/sign-in/email",
			payload: { email: person.email, password: person.password },
		});
		const session = { authorization: `Bearer ${elsewhere.headers["set-auth-token"]}` };
		const token = (await app.inject({ url: "/api/auth/token", headers: session })).json().token;
		expect(await context.identity.verify(token)).not.toBeNull();
		await context.identity.setPassword(principal?.userId ?? "", "Second pass 2", principal?.sessionId);
		expect(await context.identity.verify(token)).toBeNull();
		expect(await context.identity.verify(tokenOf(person))).toEqual(principal);
	});

	test.each([
		"change-password",
		"update-user",
		"request-password-reset",
		"delete-user",
		"link-social",
		"sign-in/social",
	])("the library's own %s is closed", async (path) => {
		const { session } = await signUp(app);
		const closed = await app.inject({
			method: "POST",
			url: `/api/auth/${path}`,
			headers: session,
			payload: { currentPassword: "secret 1", newPassword: "weak 1", email: "a@example.org", name: "x" },
		});
		expect(closed.statusCode).toBe(404);
	});
});

describe("the paths of the library", async () => {
	const { app } = await testApp();
	const post = (path: string, payload: object, headers = {}) =>
		app.inject({
			method: "POST",
			url: `/api/auth/${path}`,
			headers: { origin: "http://127.0.0.1:8080", ...headers },
			payload,
		});

	test("sign in, refresh a token, sign out", async () => {
		const { email, password } = await signUp(app);
		const signedIn = await post("sign-in/email", { email, password });
		const session = { authorization: `Bearer ${signedIn.headers["set-auth-token"]}` };
		const token = () => app.inject({ url: "/api/auth/token", headers: session });
		expect((await token()).json().token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
		const headers = { authorization: `Bearer ${(await token()).json().token}` };
		expect((await app.inject({ url: "/api/v1/users", headers })).statusCode).toBe(200);
		await post("sign-out", {}, session);
		expect((await token()).statusCode).toBe(401);
		expect((await app.inject({ url: "/api/v1/users", headers })).statusCode).toBe(401);
	});

	test("the published keys prove a token", async () => {
		const { headers, email } = await signUp(app);
		const keys = (await app.inject({ url: "/api/auth/jwks" })).json();
		const { payload } = await jwtVerify(headers.authorization.slice("Bearer ".length), createLocalJWKSet(keys), {
			issuer: "http://127.0.0.1:8080",
			audience: "sayso",
		});
		expect(payload).toMatchObject({ email, email_verified: false, auth_time: expect.any(Number) });
	});

	test("an address signs up once, however many ask together", async () => {
		const email = "once@example.org";
		const tries = await Promise.all(
			Array.from({ length: 5 }, () => post("sign-up/email", { email, password: "secret 1", name: "" })),
		);
		expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
	});

	test("a stranger and a wrong password look alike", async () => {
		const { email } = await signUp(app);
		const wrong = await post("sign-in/email", { email, password: "wrong password" });
		const stranger = await post("sign-in/email", { email: "nobody@example.org", password: "wrong password" });
		expect(wrong.statusCode).toBe(401);
		expect(stranger.json()).toEqual(wrong.json());
	});

	test("a page of somebody else's cannot sign anybody in", async () => {
		const { email, password } = await signUp(app);
		const foreign = await post("sign-in/email", { email, password }, { origin: "https://evil.example", cookie: "a=b" });
		expect(foreign.statusCode).toBe(403);
	});
});

describe("guessing", async () => {
	const { app } = await testApp();
	const guess = (email: string, remoteAddress: string) =>
		app.inject({
			method: "POST",
			url: "/api/auth/sign-in/email",
			remoteAddress,
			headers: { "x-client-ip": "203.0.113.9", "x-forwarded-for": "203.0.113.9" },
			payload: { email, password: "a guess" },
		});

	test("one account's password is stopped after ten tries, and its owner elsewhere is not", async () => {
		const { email, password } = await signUp(app);
		for (let count = 0; count < 10; count++) expect((await guess(email, "198.51.100.7")).statusCode).toBe(401);
		const stopped = await guess(email, "198.51.100.7");
		expect(stopped.json()).toMatchObject({ status: 429, code: "too_many_requests" });
		expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
		const owner = await app.inject({
			method: "POST",
			url: "/api/auth/sign-in/email",
			remoteAddress: "198.51.100.8",
			payload: { email, password },
		});
		expect(owner.statusCode).toBe(200);
	});

	test("one address is stopped after thirty tries, whoever it tries to be", async () => {
		const codes: number[] = [];
		for (let count = 0; count < 31; count++) {
			codes.push((await guess(`person-${count}@example.org`, "198.51.100.9")).statusCode);
		}
		expect(codes.slice(0, 30).every((code) => code === 401)).toBe(true);
		expect(codes[30]).toBe(429);
	});
});

test("a script needs no origin, whatever else its client sends", async () => {
	const { app } = await testApp();
	const signedUp = await app.inject({
		method: "POST",
		url: "/api/auth/sign-up/email",
		headers: { "sec-fetch-mode": "cors" },
		payload: { email: "script@example.org", password: "secret 1", name: "" },
	});
	expect(signedUp.statusCode).toBe(200);
});
