import { randomBytes } from "node:crypto";
import { codeIn, linkIn, workOnMail } from "@sayso/harness/people/mailbox.ts";
import { signUp, signUpUnproved, type TestApp, testApp, testDatabase } from "@sayso/harness/product/test-app.ts";
import { describe, expect, test } from "vitest";
import { countGuess, deviceKey } from "./features/accounts/guesses.ts";

type SignedUp = Awaited<ReturnType<typeof signUp>>;

const newSecret = () => randomBytes(32).toString("base64");
const [old, next] = [newSecret(), newSecret()];

/** One database, on which the product is started repeatedly with different secrets. */
const DATABASE_URL = await testDatabase();
const start = (AUTH_SECRET: string, also?: string) =>
	testApp({ DATABASE_URL, AUTH_SECRET, ...(also && { AUTH_SECRET_ALSO: also }) });

const before = await start(old);
const { newestMailTo } = await workOnMail(before.context);

/** A person with a session requests a new token and uses it. */
async function goesOn({ app }: TestApp, headers: Record<string, string>): Promise<number> {
	const answer = await app.inject({ url: "/api/auth/token", headers });
	if (answer.statusCode !== 200) return answer.statusCode;
	const used = { authorization: `Bearer ${answer.json().token}` };
	return (await app.inject({ url: "/api/v1/users", headers: used })).statusCode;
}

/** The cookies of a browser after signing in. */
async function cookiesOf({ app }: TestApp, { email, password }: SignedUp): Promise<{ cookie: string }> {
	const payload = { email, password };
	const { cookies } = await app.inject({ method: "POST", url: "/api/auth/sign-in/email", payload });
	return { cookie: cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ") };
}

const codeUrl = "/api/v1/users/verification-code";
async function withCode() {
	const person = await signUpUnproved(before.app);
	await before.app.inject({ method: "POST", url: codeUrl, headers: person.headers, payload: {} });
	return { person, code: codeIn(await newestMailTo(person.email)) };
}

const isFreePlanUsed = async ({ app }: TestApp, { headers }: SignedUp) =>
	(await app.inject({ url: "/api/v1/users/first-login-check", headers })).json().free_plan_used;

describe("a secret is changed while both are valid", async () => {
	const person = await signUp(before.app);
	const browser = await cookiesOf(before, person);
	const awaiting = await withCode();
	const reader = "reader@example.org";
	await before.app.inject({ method: "POST", url: "/api/v1/email-subscribe", payload: { email: reader } });
	const link = linkIn(await newestMailTo(reader)).pathname;
	const gone = await signUp(before.app);
	await before.app.inject({
		method: "POST",
		url: "/api/v1/generate",
		headers: gone.headers,
		payload: { text: "Hello" },
	});
	await before.app.inject({ method: "DELETE", url: "/api/v1/users/delete", headers: gone.headers });

	// The steps of docs/operations.md: every process accepts both secrets first, then every process creates with the
	// new one.
	const taking = await start(old, next);
	const making = await start(next, old);

	test.each([
		["the process from before the change", taking],
		["the process after it", making],
	])("a person who was signed in stays signed in at %s, with a token or a cookie", async (_which, product) => {
		expect(await goesOn(product, person.session)).toBe(200);
		expect(await goesOn(product, browser)).toBe(200);
	});

	test("a token made before is taken to its end", async () => {
		expect((await making.app.inject({ url: "/api/v1/users", headers: person.headers })).statusCode).toBe(200);
	});

	test("a person who signs in at one process is signed in at the other, and signing out ends both", async () => {
		const newcomer = await cookiesOf(making, person);
		expect(await goesOn(taking, newcomer)).toBe(200);
		const signOut = { method: "POST", url: "/api/auth/sign-out", payload: {} } as const;
		await taking.app.inject({ ...signOut, headers: { ...newcomer, origin: "http://127.0.0.1:8080" } });
		expect([await goesOn(making, newcomer), await goesOn(taking, newcomer)]).toEqual([401, 401]);
	});

	test("a code that was mailed before proves the address", async () => {
		const { person, code } = awaiting;
		const answer = await making.app.inject({ url: `${codeUrl}/${code}`, headers: person.headers });
		expect(answer.json()).toEqual({ valid: true });
	});

	test("a link in an older mail is accepted, and an invented link is not", async () => {
		expect((await making.app.inject(link)).statusCode).toBe(200);
		expect((await making.app.inject(`${link.slice(0, -4)}AAAA`)).statusCode).not.toBe(200);
	});

	test("a device that was known is known", async () => {
		const guess = { email: person.email, network: "198.51.100.77", device: "not ours" };
		for (let tries = 0; tries < 100; tries++)
			await countGuess(making.context, { ...guess, network: `192.0.2.${tries}` }).catch(() => {});
		await expect(countGuess(making.context, guess)).rejects.toThrow();
		await countGuess(making.context, { ...guess, device: deviceKey(before.context, person.email) });
	});

	test("a person who used a free plan and left is recognised by their address", async () => {
		const returned = await signUp(making.app, gone.email);
		expect(await isFreePlanUsed(making, returned)).toBe(true);
	});

	test("a session that a third secret signed is refused", async () => {
		const [token] = decodeURIComponent(person.session.authorization).split(".");
		expect(await goesOn(making, { authorization: `${token}.${randomBytes(32).toString("base64")}` })).toBe(401);
	});

	test("then the old one is dropped: a person who signed in with the new one goes on, and no other does", async () => {
		const newcomer = await cookiesOf(making, await signUp(making.app));
		const after = await start(next);
		expect(await goesOn(after, newcomer)).toBe(200);
		expect(await goesOn(after, browser)).toBe(401);
		expect(after.logged()).not.toContain("sealed with another");
	});

	test("dropped too early, it is said at the start", async () => {
		expect((await start(newSecret())).logged()).toContain("sealed with another AUTH_SECRET");
	});
});
