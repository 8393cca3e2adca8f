import { linkIn, workOnMail } from "@sayso/harness/people/mailbox.ts";
import { Visitor } from "@sayso/harness/people/visitor.ts";
import { signUp, signUpUnproved, testApp } from "@sayso/harness/product/test-app.ts";
import { decodeJwt } from "jose";
import { describe, expect, test, vi } from "vitest";

const origin = "http://127.0.0.1:8080";
// The provider's pages log a warning that they are for development only.
vi.spyOn(console, "warn").mockImplementation(() => {});
vi.spyOn(console, "info").mockImplementation(() => {});
const { app, context } = await testApp({ LOCAL_OIDC: "on", LOCAL_OIDC_PORT: "0" });

const startOf = (provider: string) =>
	`${origin}/api/auth/oauth-popup/start?${new URLSearchParams({ provider, popupOrigin: origin, popupNonce: "n1" })}`;

const issuer = new URL(String((await app.inject({ url: startOf("google") })).headers.location)).origin;

/** Signs in on the provider's pages, up to the redirect to our address. */
async function signInAt(provider: "google" | "apple", email: string, changed: Record<string, string> = {}) {
	const visitor = new Visitor(app, origin);
	const asked = await visitor.open(startOf(provider), issuer);
	for (const [name, value] of Object.entries(changed)) asked.url.searchParams.set(name, value);
	const login = await visitor.open(asked.url);
	const consent = await visitor.submit(login, { login: email, password: "any" });
	const back = await visitor.submit(consent, {}, `${origin}/api/auth/callback`);
	return { visitor, back };
}

/** The message that the sign-in window posts to the page that opened it. */
const messageIn = (body: string) => JSON.parse(/type="application\/json"[^>]*>([^<]+)</.exec(body)?.[1] ?? "{}");

async function comeBack(provider: "google" | "apple", email: string) {
	const { visitor, back } = await signInAt(provider, email);
	// Apple's page posts a form to us; Google redirects to an address of ours.
	const page = provider === "apple" ? await visitor.submit(back) : await visitor.open(back.url);
	return { page, message: messageIn(page.body) };
}

const tokenFor = async (sessionToken: string) => {
	const headers = { authorization: `Bearer ${sessionToken}` };
	return (await app.inject({ url: "/api/auth/token", headers })).json().token as string;
};

describe.each(["google", "apple"] as const)("%s", (provider) => {
	test("signs a new person in, with a proved address", async () => {
		const { page, message } = await comeBack(provider, `${provider}@example.org`);
		expect(page.status).toBe(200);
		expect(message).toMatchObject({ type: "better-auth:oauth-popup", nonce: "n1", targetOrigin: origin });
		expect(decodeJwt(await tokenFor(message.token))).toMatchObject({
			email: `${provider}@example.org`,
			email_verified: true,
		});
	});

	test("the same person again is the same account, and no token of the provider is kept", async () => {
		const first = decodeJwt(await tokenFor((await comeBack(provider, "twice@example.org")).message.token));
		const second = decodeJwt(await tokenFor((await comeBack(provider, "twice@example.org")).message.token));
		expect(second.sub).toBe(first.sub);
		const { rows } = await context.pool.query(
			"select access_token, refresh_token, id_token from identity.account where provider_id = $1",
			[provider],
		);
		for (const row of rows) expect(row).toEqual({ access_token: null, refresh_token: null, id_token: null });
	});
});

test("the window says in words that the person is signed in, and sends no token to other pages", async () => {
	const { page } = await comeBack("google", "words@example.org");
	expect(page.body).toContain("You are signed in");
	expect(page.body).toContain("You can close this window");
	expect(page.body).toContain("new BroadcastChannel(type).postMessage({ type, nonce, error })");
});

test("in the same window it leads back to the page where it was begun", async () => {
	const visitor = new Visitor(app, origin);
	const query = { provider: "google", popupOrigin: origin, callbackURL: `${origin}/login?redirect=/app/account` };
	const login = await visitor.open(`${origin}/api/auth/oauth-popup/start?${new URLSearchParams(query)}`);
	const consent = await visitor.submit(login, { login: "same-window@example.org", password: "any" });
	const back = await visitor.submit(consent, {}, `${origin}/api/auth/callback`);
	const message = messageIn((await visitor.open(back.url)).body);
	expect(message).toMatchObject({ nonce: "", redirectTo: query.callbackURL });
});

test("asks with code flow, PKCE, state and nonce", async () => {
	const { headers } = await app.inject({ url: startOf("apple") });
	const query = Object.fromEntries(new URL(String(headers.location)).searchParams);
	expect(query).toMatchObject({
		response_type: "code",
		response_mode: "form_post",
		code_challenge_method: "S256",
		code_challenge: expect.stringMatching(/^[\w-]{43}$/),
		state: expect.stringMatching(/^.{20,}$/),
		nonce: expect.stringMatching(/^.{20,}$/),
	});
});

test("the window that comes back still belongs to the page that opened it, on every step", async () => {
	const url = "/api/auth/callback/apple";
	const posted = await app.inject({
		method: "POST",
		url,
		headers: { "content-type": "application/x-www-form-urlencoded" },
		payload: "code=c",
	});
	expect(posted.statusCode).toBe(303);
	expect(posted.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
	const { page } = await comeBack("google", "window@example.org");
	expect(page.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
	expect(page.headers.get("content-security-policy")).toMatch(/script-src 'sha256-/);
	const opener = await app.inject({ url: "/login" });
	expect(opener.headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
});

test("an answer that another person's browser brings is refused", async () => {
	const { back } = await signInAt("google", "victim@example.org");
	const stranger = await new Visitor(app, origin).open(back.url, `${origin}/api/auth/error`);
	expect(stranger.url.searchParams.get("error")).toBe("state_mismatch");
	const { body } = await app.inject({ url: "/api/auth/error?error=state_mismatch" });
	expect(body).toContain('<a href="/login">Go back and try again, or log in with your email</a>');
});

test("an ID token made for another question is refused", async () => {
	const { visitor, back } = await signInAt("google", "nonce@example.org", { nonce: "another" });
	expect(messageIn((await visitor.open(back.url)).body)).toMatchObject({ error: { code: "unable_to_get_user_info" } });
});

test("a code without the verifier it was asked with is worth nothing", async () => {
	const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
	const { visitor, back } = await signInAt("google", "pkce@example.org", { code_challenge: challenge });
	expect(messageIn((await visitor.open(back.url)).body)).toMatchObject({ error: { code: "invalid_code" } });
});

test("an answer works once", async () => {
	const { visitor, back } = await signInAt("google", "replay@example.org");
	expect(messageIn((await visitor.open(back.url)).body).token).toBeTruthy();
	const again = await visitor.open(back.url, `${origin}/api/auth/error`);
	expect(again.url.pathname).toBe("/api/auth/error");
});

test("the window is never opened for a page of another site", async () => {
	const url = startOf("google").replaceAll(encodeURIComponent(origin), encodeURIComponent("https://evil.example"));
	expect((await app.inject({ url })).statusCode).toBe(403);
});

test("when a person cancels, the page that opened the window is sent the error access_denied", async () => {
	const visitor = new Visitor(app, origin);
	const login = await visitor.open(startOf("google"));
	const abort = /href="([^"]*\/abort)"/.exec(login.body)?.[1] ?? "";
	const page = await visitor.open(new URL(abort, login.url));
	expect(messageIn(page.body).error).toMatchObject({ code: "access_denied" });
});

describe("an address that has an account already", () => {
	test("joins it where both sides have proved the address", async () => {
		const person = await signUp(app, "both@example.org");
		const principal = await context.identity.verify(person.headers.authorization.slice("Bearer ".length));
		await context.identity.markEmailVerified(principal?.userId ?? "");
		const { message } = await comeBack("google", "both@example.org");
		expect(decodeJwt(await tokenFor(message.token)).sub).toBe(principal?.userId);
	});

	test("is not handed over where the account has not proved it", async () => {
		await signUpUnproved(app, "squatter@example.org");
		const { message } = await comeBack("google", "squatter@example.org");
		expect(message).toMatchObject({ error: { code: "account_not_linked" } });
		expect(message).not.toHaveProperty("token");
	});

	test("is not handed over where the provider has not proved it", async () => {
		const person = await signUp(app, "unproved@example.org");
		const principal = await context.identity.verify(person.headers.authorization.slice("Bearer ".length));
		await context.identity.markEmailVerified(principal?.userId ?? "");
		const { message } = await comeBack("google", "unproved@example.org");
		expect(message).toMatchObject({ error: { code: "account_not_linked" } });
	});
});

test("a person who has only come by Google sets a first password by a mail, and can sign in both ways from then on", async () => {
	const { newestMailTo } = await workOnMail(context);
	const email = "first-password@example.org";
	const post = (url: string, payload: object) => app.inject({ method: "POST", url, payload });
	const { sub } = decodeJwt(await tokenFor((await comeBack("google", email)).message.token));
	expect((await post("/api/auth/sign-in/email", { email, password: "secret 1" })).statusCode).toBe(401);

	await post("/api/v1/users/request-password-reset", { email });
	const token = linkIn(await newestMailTo(email)).searchParams.get("token");
	expect((await post("/api/auth/reset-password", { token, newPassword: "secret 1" })).statusCode).toBe(200);

	const { headers } = await post("/api/auth/sign-in/email", { email, password: "secret 1" });
	expect(decodeJwt(await tokenFor(String(headers["set-auth-token"]))).sub).toBe(sub);
	expect(decodeJwt(await tokenFor((await comeBack("google", email)).message.token)).sub).toBe(sub);
});

test("the buttons that stand on the screen are the ones that are configured", async () => {
	const options = async (server: typeof app) => (await server.inject({ url: "/api/v1/sign-in-options" })).json();
	expect(await options(app)).toEqual({ providers: ["google", "apple"], firebase: null });
	const plain = await testApp();
	expect(await options(plain.app)).toEqual({ providers: [], firebase: null });
	const withGoogle = await testApp({ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" });
	expect(await options(withGoogle.app)).toEqual({ providers: ["google"], firebase: null });
});
