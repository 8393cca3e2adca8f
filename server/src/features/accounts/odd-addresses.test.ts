import { AuthEmail } from "@sayso/contract/rules/email.ts";
import { linkIn, workOnMail } from "@sayso/harness/people/mailbox.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";

const { app, context } = await testApp({ RATE_LIMITS: "off" });
const { newestMailTo } = await workOnMail(context);
const post = (url: string, payload: object) => app.inject({ method: "POST", url: `/api/${url}`, payload });
const password = "First pass 1";
const longest = `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example`.slice(-254);

test.each([
	"o'brien+sayso@example.co.uk",
	"A@B.example",
	longest,
	"try..this@docomo.ne.jp",
	".dot@example.org",
	"jörg@müller.example",
	"jorg@xn--mller-kva.example",
	"a@b.c",
])("the sign-up form and the accounts agree about %s", async (email) => {
	const { statusCode } = await post("auth/sign-up/email", { email, password });
	expect(statusCode === 200).toBe(AuthEmail.safeParse(email).success);
});

test("an address with a plus and an apostrophe gets its mails, and their links work; capitals are the same account", async () => {
	const email = "o'neill+sayso@example.co.uk";
	await signUp(app, email, password);
	expect((await post("auth/sign-up/email", { email: email.toUpperCase(), password })).statusCode).toBe(422);
	expect((await post("v1/users/request-password-reset", { email: email.toUpperCase() })).statusCode).toBeLessThan(300);
	const token = linkIn(await newestMailTo(email)).searchParams.get("token");
	const newPassword = "Second pass 2";
	expect((await post("auth/reset-password", { token, newPassword })).statusCode).toBe(200);
	expect(
		(await post("auth/sign-in/email", { email: "O'Neill+Sayso@Example.co.uk", password: newPassword })).statusCode,
	).toBe(200);
});

test.each(["o'brien+news@example.co.uk", "try..this@docomo.ne.jp", "jörg@müller.example"])(
	"%s gets the newsletter's question, and its link works",
	async (email) => {
		expect((await post("v1/email-subscribe", { email })).statusCode).toBeLessThan(300);
		const link = linkIn(await newestMailTo(email));
		expect((await app.inject({ url: link.pathname + link.search })).statusCode).toBe(200);
	},
);
