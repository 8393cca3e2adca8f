import { linkIn, workOnMail } from "@sayso/harness/people/mailbox.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { describe, expect, test } from "vitest";

let ahead = 0;
const { app, context } = await testApp({}, { clock: { now: () => new Date(Date.now() + ahead) } });
const { newestMailTo, mailsTo } = await workOnMail(context);

const post = (url: string, payload: object, remoteAddress = "127.0.0.1") =>
	app.inject({ method: "POST", url, payload, remoteAddress });
const signIn = (email: string, password: string, from?: string) =>
	post("/api/auth/sign-in/email", { email, password }, from);
const askReset = (email: string, from?: string) => post("/api/v1/users/request-password-reset", { email }, from);
const reset = (token: string | null, newPassword: string, from?: string) =>
	post("/api/auth/reset-password", { token, newPassword }, from);

describe("forgot password", () => {
	test("the mail leads to /reset with a token that sets a new password, once", async () => {
		const { email } = await signUp(app);
		expect((await askReset(email.toUpperCase())).json()).toEqual({ sent: true });
		const link = linkIn(await newestMailTo(email));
		expect(`${link.origin}${link.pathname}`).toBe("http://127.0.0.1:8080/reset");
		const token = link.searchParams.get("token");
		expect((await reset(token, "short")).json()).toMatchObject({ code: "PASSWORD_TOO_SHORT" });
		expect((await reset(token, "secret 2")).statusCode).toBe(200);
		expect((await reset(token, "secret 3")).json()).toMatchObject({ code: "INVALID_TOKEN" });
		expect((await signIn(email, "secret 2")).statusCode).toBe(200);
	});

	test("an address without an account gets the same answer, and no mail", async () => {
		const { email } = await signUp(app);
		const [known, unknown] = [await askReset(email), await askReset("nobody@example.org")];
		expect(unknown.json()).toEqual(known.json());
		expect(unknown.statusCode).toBe(known.statusCode);
		await newestMailTo(email);
		const done = async () =>
			(await context.pool.query("select 1 from pgboss.job where name = 'mail-reset' and state <> 'completed'")).rows;
		await expect.poll(() => done()).toEqual([]);
		expect(await mailsTo("nobody@example.org")).toEqual([]);
	});

	test.each([
		["", "Please enter your email address."],
		["nobody", "Please enter a valid email address."],
	])("%j is answered with its sentence", async (email, sentence) => {
		expect((await askReset(email)).json()).toMatchObject({ status: 422, errors: { email: sentence } });
	});

	test("a caller who asks again and again is stopped, and the owner elsewhere is not", async () => {
		const { email } = await signUp(app);
		for (let count = 0; count < 4; count++) expect((await askReset(email, "203.0.113.1")).statusCode).toBe(200);
		expect((await askReset(email, "203.0.113.2")).statusCode).toBe(200);
		expect((await askReset(email, "203.0.113.1")).statusCode).toBe(200);
		const stopped = await askReset(email, "203.0.113.1");
		expect(stopped.json()).toMatchObject({ status: 429, code: "too_many_requests" });
		expect((await askReset(email, "203.0.113.2")).json()).toEqual({ sent: true });
	});

	test("a mailbox is not filled, and its owner never locked out: five links, then one an hour, for all callers together", async () => {
		const { email } = await signUp(app);
		for (let count = 1; count <= 8; count++)
			expect((await askReset(email, `198.51.100.${count}`)).json()).toEqual({ sent: true });
		await newestMailTo(email, 5);
		const { rows } = await context.pool.query("select 1 from pgboss.job where data->>'email' = $1", [email]);
		expect(rows).toHaveLength(5);
		const newest = linkIn(await newestMailTo(email, 5)).searchParams.get("token");

		ahead = 60 * 60_000 + 1;
		for (let count = 1; count <= 3; count++) await askReset(email, `198.51.100.${count}`);
		ahead = 0;
		const later = linkIn(await newestMailTo(email, 6)).searchParams.get("token");
		expect(later).not.toBe(newest);
		expect(await mailsTo(email)).toHaveLength(6);
		expect((await reset(later, "secret 2", "198.51.100.9")).statusCode).toBe(200);
	});

	test("guessing tokens is stopped, and the owner elsewhere gets through", async () => {
		const { email } = await signUp(app);
		await askReset(email, "198.51.100.20");
		const token = linkIn(await newestMailTo(email)).searchParams.get("token");
		const codes: number[] = [];
		for (let count = 0; count < 31; count++)
			codes.push((await reset(`guess-${count}`, "secret 9", "203.0.113.66")).statusCode);
		expect(codes.slice(0, 30)).toEqual(Array(30).fill(400));
		expect(codes[30]).toBe(429);
		expect((await reset(token, "secret 2", "198.51.100.20")).statusCode).toBe(200);
	});
});

describe("change password", () => {
	const change = ({ headers }: { headers: object }, new_password: string) =>
		app.inject({
			method: "PUT",
			url: "/api/v1/users/change-password",
			headers: { ...headers },
			payload: { new_password },
		});

	test("takes a token from a sign-in just now, and ends the other sessions", async () => {
		const person = await signUp(app);
		const elsewhere = await signIn(person.email, person.password, "198.51.100.30");
		const session = { authorization: `Bearer ${elsewhere.headers["set-auth-token"]}` };
		expect((await change(person, "Second pass 2")).json()).toEqual({ saved: true });
		expect((await app.inject({ url: "/api/auth/token", headers: session })).statusCode).toBe(401);
		expect((await app.inject({ url: "/api/v1/users", headers: person.headers })).statusCode).toBe(200);
		expect((await signIn(person.email, person.password, "198.51.100.31")).statusCode).toBe(401);
		expect((await signIn(person.email, "Second pass 2", "198.51.100.31")).statusCode).toBe(200);
	});

	test("refuses a token whose sign-in is older than five minutes", async () => {
		const person = await signUp(app);
		ahead = 5 * 60_000 + 5_000;
		const refused = await change(person, "Second pass 2");
		ahead = 0;
		expect(refused.json()).toMatchObject({ status: 403, code: "fresh_sign_in_needed" });
		expect((await signIn(person.email, person.password, "198.51.100.32")).statusCode).toBe(200);
	});

	test.each([
		["", "Password is required."],
		["Short 1", "Password must be at least 8 characters."],
		["lowercase 1", "Password must contain uppercase, lowercase, and number"],
		["UPPERCASE 1", "Password must contain uppercase, lowercase, and number"],
		["No digits here", "Password must contain uppercase, lowercase, and number"],
	])("%j is answered with its sentence", async (password, sentence) => {
		const refused = await change(await signUp(app, undefined), password);
		expect(refused.json()).toMatchObject({ status: 422, errors: { new_password: sentence } });
	});

	test("a person who came by Google can set a first password soon after signing in; later the answer is password_not_set", async () => {
		const person = await signUp(app);
		const hasPassword = async () =>
			(await app.inject({ url: "/api/v1/users", headers: person.headers })).json().has_password;
		expect(await hasPassword()).toBe(true);
		const { rows } = await context.pool.query(
			`delete from identity.account using identity."user" u where user_id = u.id and u.email = $1 returning user_id`,
			[person.email],
		);
		expect(rows).toHaveLength(1);
		expect(await hasPassword()).toBe(false);
		ahead = 6 * 60_000;
		const refused = (await change(person, "First pass 1")).json();
		ahead = 0;
		expect(refused).toMatchObject({ status: 403, code: "password_not_set" });
		expect((await change(person, "First pass 1")).statusCode).toBe(200);
		expect((await signIn(person.email, "First pass 1", "198.51.100.33")).statusCode).toBe(200);
	});
});
