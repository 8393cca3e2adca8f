import { signUp, signUpUnproved, testApp } from "@sayso/harness/product/test-app.ts";
import { createLocalJWKSet, jwtVerify } from "jose";
import { describe, expect, test } from "vitest";
import { countGuess } from "../../features/accounts/guesses.ts";
import { describeIdentity } from "../../seams/identity.conformance.ts";

describeIdentity("built-in", async () => {
	const { app, context } = await testApp();
	const post = (path: string, payload: object) => app.inject({ method: "POST", url: `/api/auth/${path}`, payload });
	return {
		identity: context.identity,
		signUp: async (email, password) => ({ token: tokenOf(await signUpUnproved(app, email, password)) }),
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

	test("a page of another site cannot sign a person in", async () => {
		const { email, password } = await signUp(app);
		const foreign = await post("sign-in/email", { email, password }, { origin: "https://evil.example", cookie: "a=b" });
		expect(foreign.statusCode).toBe(403);
	});

	test.each([
		["POST", "verify-password", { password: "a guess" }],
		["POST", "change-password", { currentPassword: "secret 1", newPassword: "weak 1" }],
		["POST", "update-user", { name: "x" }],
		["POST", "request-password-reset", { email: "a@example.org" }],
		["POST", "delete-user", {}],
		["POST", "sign-in/social", { provider: "google" }],
		["POST", "set-password", { newPassword: "another 1" }],
		["GET", "reset-password/token?callbackURL=/", undefined],
		["GET", "list-sessions", undefined],
		["POST", "revoke-sessions", {}],
		["GET", "ok", undefined],
	] as const)("a path of the library that Sayso does not use is not served: %s %s", async (method, path, payload) => {
		const { session } = await signUp(app);
		const answer = await app.inject({
			method,
			url: `/api/auth/${path}`,
			headers: session,
			...(payload && { payload }),
		});
		expect(answer.json()).toMatchObject({ status: 404, code: "not_found" });
	});
});

describe("guessing", async () => {
	const { app, context } = await testApp();
	const send = (remoteAddress: string, payload: string | object, type = "application/json", cookie = "") =>
		app.inject({
			method: "POST",
			url: "/api/auth/sign-in/email",
			remoteAddress,
			headers: {
				"content-type": type,
				"x-client-ip": "203.0.113.9",
				"x-forwarded-for": "203.0.113.9",
				...(cookie && { cookie, origin: "http://127.0.0.1:8080" }),
			},
			payload,
		});
	const guess = (email: string, remoteAddress: string) => send(remoteAddress, { email, password: "a guess" });

	test("one account's password is stopped after ten tries, and its owner elsewhere is not", async () => {
		const { email, password } = await signUp(app);
		// Different spellings of one address: each must count as an attempt on the same account.
		const spellings = [
			JSON.stringify({ email, password: "a guess" }),
			JSON.stringify({ email: email.toUpperCase(), password: "a guess" }),
			`\uFEFF${JSON.stringify({ email, password: "a guess" })}`,
			`{"email":"nobody@example.org","email":"${email}","password":"a guess"}`,
			JSON.stringify({ password: "a guess", rememberMe: false, callbackURL: "/", email }),
		];
		for (const spelling of [...spellings, ...spellings])
			expect((await send("198.51.100.7", spelling)).statusCode).toBe(401);
		const stopped = await guess(email, "198.51.100.7");
		expect(stopped.json()).toMatchObject({ status: 429, code: "too_many_requests" });
		expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
		const owner = await send("198.51.100.8", { email, password });
		expect(owner.statusCode).toBe(200);
	});

	test.each(["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", "text/json", ""])(
		"a body that says it is %j is not read",
		async (type) => {
			const body = type.includes("urlencoded")
				? "email=a%40example.org&password=a+guess"
				: '{"email":"a","password":"b"}';
			expect((await send("198.51.100.6", body, type)).statusCode).toBe(415);
		},
	);

	test("one network is stopped after thirty tries, for all accounts and all its addresses together", async () => {
		const codes: number[] = [];
		for (let count = 0; count < 31; count++)
			codes.push((await guess(`nobody ${count}`, `2001:db8:1:2:${count}::${count}`)).statusCode);
		expect(codes.slice(0, 30).every((code) => code === 400)).toBe(true);
		expect(codes[30]).toBe(429);
		expect((await guess("nobody", "2001:db8:1:3::1")).statusCode).toBe(400);
	});

	test("too many tries stop an account on every network, except for its own devices and the person who reads its mail", async () => {
		const { email, password } = await signUp(app);
		const device = (await send("198.51.100.20", { email, password })).cookies.find(
			({ name }) => name === "sayso.device",
		);
		expect(device).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/api/auth" });
		const strangers = Array.from({ length: 120 }, (_, index) =>
			countGuess(context, { email, network: `192.0.2.${index}`, device: "not ours" }),
		);
		const outcomes = await Promise.allSettled(strangers);
		expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(100);

		expect((await send("198.51.100.21", { email, password })).statusCode).toBe(429);
		const known = `sayso.device=${device?.value}`;
		expect((await send("198.51.100.21", { email, password }, undefined, known)).statusCode).toBe(200);

		const proof = await context.identity.startReset(email);
		const payload = { token: proof?.value, newPassword: "Second pass 2" };
		expect((await app.inject({ method: "POST", url: "/api/auth/reset-password", payload })).statusCode).toBe(200);
		expect((await send("198.51.100.22", { email, password: "Second pass 2" })).statusCode).toBe(200);
	});
});

describe("a password that anybody would guess is refused", async () => {
	const { app, context } = await testApp();
	const easy = { status: 422, code: "easy_password" };
	const signUpWith = (email: string, password: string) =>
		app.inject({ method: "POST", url: "/api/auth/sign-up/email", payload: { email, password } });

	test.each(["password123", "QWERTY", "zzzzzzz", "xy1xy1xy1", "456789", "sam.smith"])(
		"at sign-up: %s",
		async (password) => {
			expect((await signUpWith("sam.smith@example.org", password)).json()).toMatchObject(easy);
		},
	);

	test("in a reset, whose link still works for another; and in a change", async () => {
		const { email, headers } = await signUp(app);
		const url = "/api/v1/users/change-password";
		const changed = await app.inject({ method: "PUT", url, headers, payload: { new_password: "Password1" } });
		expect(changed.json()).toMatchObject(easy);
		const token = (await context.identity.startReset(email))?.value;
		const reset = (newPassword: string) =>
			app.inject({ method: "POST", url: "/api/auth/reset-password", payload: { token, newPassword } });
		expect((await reset("iloveyou")).json()).toMatchObject(easy);
		expect((await reset("a kangaroo")).statusCode).toBe(200);
	});

	test("one that is too short is refused for its length instead", async () => {
		expect((await signUpWith("short@example.org", "12345")).json()).toMatchObject({ code: "PASSWORD_TOO_SHORT" });
	});
});

test("a script needs no origin, even if its client sends other headers of a browser", async () => {
	const { app } = await testApp();
	const signedUp = await app.inject({
		method: "POST",
		url: "/api/auth/sign-up/email",
		headers: { "sec-fetch-mode": "cors" },
		payload: { email: "script@example.org", password: "secret 1", name: "" },
	});
	expect(signedUp.statusCode).toBe(200);
});
