import { codeIn, linkIn, workOnMail } from "@sayso/harness/people/mailbox.ts";
import { signUpUnproved, testApp } from "@sayso/harness/product/test-app.ts";
import { describe, expect, test } from "vitest";
import { guessesAt } from "../../../features/accounts/code-allowance.ts";
import { mailCode } from "../../../features/accounts/send-code.ts";

let ahead = 0;
const { app, context, logged } = await testApp({}, { clock: { now: () => new Date(Date.now() + ahead) } });
const { newestMailTo, mailsTo } = await workOnMail(context);

type Person = Awaited<ReturnType<typeof signUpUnproved>>;
const url = "/api/v1/users/verification-code";
/** Each from its own address, as people are; `from` for an address that many share. */
const send = ({ headers }: Pick<Person, "headers">, from = `198.51.100.${(addresses++ % 250) + 1}`) =>
	app.inject({ method: "POST", url, headers, payload: {}, remoteAddress: from });
let addresses = 0;
const check = ({ headers }: Pick<Person, "headers">, code: string) => app.inject({ url: `${url}/${code}`, headers });
const isVerified = async ({ headers }: Person) =>
	(await app.inject({ url: "/api/v1/users/email-verification-status", headers })).json().verified;
/** A code that differs from this one. */
const notThe = (code: string, by = 1) => String((Number(code) + by) % 10_000).padStart(4, "0");

async function withCode() {
	const person = await signUpUnproved(app);
	expect((await send(person)).json()).toEqual({ sent: true });
	return { person, code: codeIn(await newestMailTo(person.email)) };
}

test("the code from the mail proves the address, and the token that follows says so", async () => {
	const { person, code } = await withCode();
	const awaited = async () =>
		(await app.inject({ url: "/api/v1/users/first-login-check", headers: person.headers })).json().email_verified;
	expect([await isVerified(person), await awaited()]).toEqual([false, false]);
	expect((await check(person, code)).json()).toEqual({ valid: true });
	expect([await isVerified(person), await awaited()]).toEqual([true, true]);
	const { token } = (await app.inject({ url: "/api/auth/token", headers: person.session })).json();
	expect(JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString())).toMatchObject({ email_verified: true });
});

test("a code works once, and nothing more is sent to a proved address", async () => {
	const { person, code } = await withCode();
	await check(person, code);
	expect((await check(person, code)).json()).toEqual({ valid: false, reason: "expired" });
	expect((await send(person)).json()).toEqual({ sent: false });
	expect(await mailsTo(person.email)).toHaveLength(1);
});

test("a wrong code is said to be wrong, and the right one still works", async () => {
	const { person, code } = await withCode();
	expect((await check(person, notThe(code))).json()).toEqual({ valid: false, reason: "wrong" });
	expect((await check(person, code)).json()).toEqual({ valid: true });
});

test("another person's code proves nothing", async () => {
	const { code } = await withCode();
	const other = await withCode();
	if (code !== other.code) expect((await check(other.person, code)).json()).toMatchObject({ valid: false });
	const stranger = await signUpUnproved(app);
	expect((await check(stranger, code)).json()).toEqual({ valid: false, reason: "expired" });
});

test("replies and speech wait for a proved address", async () => {
	const { person, code } = await withCode();
	const text = { text: "Hello" };
	const voice = { ...text, voice: "male-au", language_code: "en-AU" };
	const call = (path: string, payload: object) =>
		app.inject({ method: "POST", url: `/api/v1/${path}`, headers: person.headers, payload });
	for (const refused of [await call("generate", text), await call("tts", voice)])
		expect(refused.json()).toMatchObject({ status: 403, code: "email_unverified" });
	await check(person, code);
	for (const done of [await call("generate", text), await call("tts", voice)]) expect(done.statusCode).toBe(200);
});

test.each(["123", "12345", "12a4", "١٢٣٤"])("%s is no code", async (code) => {
	const refused = await check(await signUpUnproved(app), encodeURIComponent(code));
	expect(refused.json()).toMatchObject({ status: 422, errors: { code: "Enter the 4-digit code." } });
});

test("a code expires after ten minutes", async () => {
	const { person, code } = await withCode();
	ahead = 10 * 60_000 + 1;
	const late = await check(person, code);
	ahead = 0;
	expect(late.json()).toEqual({ valid: false, reason: "expired" });
});

test("another code is sent no sooner than a minute later, and replaces the first", async () => {
	const { person, code } = await withCode();
	const soon = await send(person);
	expect(soon.json()).toMatchObject({ status: 429, code: "code_too_soon" });
	expect(soon.json().retry_after).toBe(Number(soon.headers["retry-after"]));
	ahead = 40_000;
	const later = (await send(person)).json().retry_after;
	expect(later).toBeGreaterThan(0);
	expect(later).toBeLessThanOrEqual(20);
	ahead = 60_001;
	expect((await send(person)).json()).toEqual({ sent: true });
	const newer = codeIn(await newestMailTo(person.email, 2));
	if (newer !== code) expect((await check(person, code)).json()).toMatchObject({ valid: false });
	expect((await check(person, newer)).json()).toEqual({ valid: true });
	ahead = 0;
});

test("a mail that was overtaken by a newer request is not sent, and spoils nothing", async () => {
	const { person, code } = await withCode();
	const { id: personId } = (await app.inject({ url: "/api/v1/users", headers: person.headers })).json();
	await mailCode.run(context, { personId, email: person.email, requestedAt: new Date(0).toISOString() });
	expect(await mailsTo(person.email)).toHaveLength(1);
	expect((await check(person, code)).json()).toEqual({ valid: true });
});

test("of many requests that arrive together one sends a code", async () => {
	const person = await signUpUnproved(app);
	const answers = await Promise.all(Array.from({ length: 4 }, () => send(person)));
	expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

describe("guessing", () => {
	test("ends after five tries, even with the right code; a new code opens the way again", async () => {
		const { person, code } = await withCode();
		for (let by = 1; by <= 5; by++)
			expect((await check(person, notThe(code, by))).json()).toEqual({ valid: false, reason: "wrong" });
		expect((await check(person, code)).json()).toMatchObject({
			status: 429,
			code: "code_locked",
			detail: "Too many wrong codes. Please request a new code.",
		});
		ahead = 60_001;
		await send(person);
		const newer = codeIn(await newestMailTo(person.email, 2));
		expect((await check(person, newer)).json()).toEqual({ valid: true });
		ahead = 0;
	});

	test("with tries that arrive together gets no more of them", async () => {
		const { person, code } = await withCode();
		const answers = await Promise.all(Array.from({ length: 12 }, (_, by) => check(person, notThe(code, by + 1))));
		const compared = answers.filter((answer) => answer.json().reason === "wrong");
		expect(compared).toHaveLength(5);
	});

	test("with ever new codes is stopped, while another person goes on", async () => {
		const person = await signUpUnproved(app);
		for (let count = 1; count <= 5; count++) {
			expect((await send(person)).statusCode).toBe(200);
			ahead += 61_000;
		}
		expect((await send(person)).json()).toMatchObject({ code: "too_many_requests" });
		ahead = 0;
		const { person: other, code } = await withCode();
		expect((await check(other, code)).json()).toEqual({ valid: true });
	});

	test("stops after ten tries for an address, in all accounts together; then a link proves the address and ends all open sessions", async () => {
		const email = "victim@example.org";
		const wrong: string[] = [];
		for (let account = 1; account <= 3; account++) {
			const stranger = await signUpFrom(`203.0.113.${account}`, email);
			const sent = await send(stranger);
			if (account === 3) expect(sent.json()).toMatchObject({ status: 429, code: "code_by_link" });
			else {
				const code = codeIn(await newestMailTo(email, account));
				for (let by = 1; by <= 5; by++) wrong.push((await check(stranger, notThe(code, by))).json().reason);
				await app.inject({ method: "DELETE", url: "/api/v1/users/delete", headers: stranger.headers });
			}
		}
		expect(wrong).toEqual(Array(10).fill("wrong"));

		// The account is a stranger's. The mailbox is the owner's, who takes the account over.
		const token = linkIn(await newestMailTo(email, 3)).searchParams.get("token");
		const payload = { token, newPassword: "my own secret" };
		const own = await app.inject({
			method: "POST",
			url: "/api/auth/reset-password",
			payload,
			remoteAddress: "192.0.2.1",
		});
		expect(own.statusCode).toBe(200);
		const { rows } = await context.pool.query(`select email_verified from identity."user" where email = $1`, [email]);
		expect(rows).toEqual([{ email_verified: true }]);
		const sessions = await context.pool.query(
			`select 1 from identity.session s join identity."user" u on u.id = s.user_id where u.email = $1`,
			[email],
		);
		expect(sessions.rows).toEqual([]);
	});

	test("a right code begins the ten of an address anew", async () => {
		const { person, code } = await withCode();
		for (let by = 1; by <= 4; by++) await check(person, notThe(code, by));
		const countOf = async () => {
			const key = guessesAt(context, person.email);
			return (await context.pool.query("select count from tally where key = $1", [key])).rows;
		};
		expect(await countOf()).toEqual([{ count: 4 }]);
		expect((await check(person, code)).json()).toEqual({ valid: true });
		expect(await countOf()).toEqual([]);
	});

	test("a mailbox is not filled with codes: six a day, for all accounts that sign up with it together, then links", async () => {
		const answers: (string | boolean)[] = [];
		for (let account = 1; account <= 8; account++) {
			const stranger = await signUpFrom(`198.18.0.${account}`, "full@example.org");
			const { sent, code } = (await send(stranger)).json();
			answers.push(sent ?? code);
			await app.inject({ method: "DELETE", url: "/api/v1/users/delete", headers: stranger.headers });
		}
		expect(answers).toEqual([...Array(6).fill(true), "code_by_link", "code_by_link"]);
	});
});

async function signUpFrom(remoteAddress: string, email: string) {
	const payload = { email, password: "secret 1", name: "" };
	const signedUp = await app.inject({ method: "POST", url: "/api/auth/sign-up/email", remoteAddress, payload });
	const session = { authorization: `Bearer ${signedUp.headers["set-auth-token"]}` };
	const { token } = (await app.inject({ url: "/api/auth/token", headers: session })).json();
	return { headers: { authorization: `Bearer ${token}` } };
}

test("the code is nowhere in the database and in no log", async () => {
	const { person, code } = await withCode();
	await check(person, notThe(code));
	const { rows } = await context.pool.query("select * from email_code where code_hash is not null");
	expect(rows.length).toBeGreaterThan(0);
	expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
	expect(logged()).not.toMatch(/verification-code\/\d/);
	expect(logged()).not.toContain(`"${code}"`);
});
