import { randomBytes } from "node:crypto";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { runCommand } from "./admin/run-command.ts";
import { sendMail } from "./features/mail/send-mail.ts";
import { jobKinds } from "./jobs/kinds.ts";

const { app, context, databaseUrl } = await testApp();
const admin = (...words: string[]) => runCommand(words, async () => context);

test("an operator lists people, changes a plan and deletes an account", async () => {
	const { headers, email } = await signUp(app);
	const plan = async () => (await app.inject({ url: "/api/v1/subscriptions/current/me", headers })).json().planID;
	expect(await plan()).toBe("trial");

	expect(await admin("user", "plan", email, "premium", "--period", "365")).toContain("premium-yearly");
	expect(await plan()).toBe("premium-yearly");
	expect(await admin("user", "list")).toContain(`${email}\tpremium-yearly\t`);

	await admin("user", "delete", email);
	expect((await app.inject({ url: "/api/v1/users", headers })).statusCode).toBe(401);
	expect(await admin("user", "list")).not.toContain(email);
});

test("an operator sees work that was given up, and has it tried again", async () => {
	await context.jobs.send(sendMail, { to: "ann@example.org", name: "deleted", values: { firstName: "Ann" } });
	await context.pool.query("update pgboss.job set state = 'failed', completed_on = now() where name = 'send-mail'");
	expect(await admin("jobs", "list")).toMatch(/^send-mail\t0\t[1-9]/m);
	expect(await admin("jobs", "retry")).toMatch(/^[1-9]\d* jobs are tried/);
	expect(await admin("jobs", "list")).toMatch(/^send-mail\t[1-9]\d*\t0$/m);
	await context.jobs.work(context, jobKinds);
	await expect.poll(() => admin("jobs", "list")).not.toContain("send-mail");
});

test.each([
	[["user", "fly"], "Commands:"],
	[["user", "delete", "nobody@example.org"], "Nobody has the address"],
])("%j is refused in words", async (words, sentence) => {
	await expect(admin(...words)).rejects.toThrow(sentence);
});

test("after the secret was changed and the keys renewed, people sign in with the password they have", async () => {
	const password = "Kept all along 1";
	const { email } = await signUp(app, undefined, password);
	const AUTH_SECRET = randomBytes(32).toString("base64");
	const changed = await testApp({ DATABASE_URL: databaseUrl, AUTH_SECRET });
	const signIn = async () => {
		const payload = { email, password };
		const signedIn = await changed.app.inject({ method: "POST", url: "/api/auth/sign-in/email", payload });
		const session = { authorization: `Bearer ${signedIn.headers["set-auth-token"]}` };
		return (await changed.app.inject({ url: "/api/auth/token", headers: session })).statusCode;
	};
	expect(await signIn()).toBe(500);
	await admin("keys", "renew");
	expect(await signIn()).toBe(200);
});
