import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { signUp, testApp } from "./testing/test-app.ts";

const { app, databaseUrl } = await testApp();

const admin = (...words: string[]) =>
	promisify(execFile)(process.execPath, [join(import.meta.dirname, "admin.ts"), ...words], {
		env: { ...process.env, NODE_ENV: "test", DATABASE_URL: databaseUrl, SPEECH_TO_TEXT: "scripted" },
	});

test("an operator lists people, changes a plan and deletes an account", async () => {
	const { headers, email } = await signUp(app);
	const plan = async () => (await app.inject({ url: "/api/v1/subscriptions/current/me", headers })).json().planID;
	expect(await plan()).toBe("trial");

	expect((await admin("user", "plan", email, "premium", "--period", "365")).stdout).toContain("premium-yearly");
	expect(await plan()).toBe("premium-yearly");
	expect((await admin("user", "list")).stdout).toContain(`${email}\tpremium-yearly\t`);

	await admin("user", "delete", email);
	expect((await app.inject({ url: "/api/v1/users", headers })).statusCode).toBe(401);
	expect((await admin("user", "list")).stdout).not.toContain(email);
});

test.each([
	[["user", "fly"], "Commands:"],
	[["user", "delete", "nobody@example.org"], "Nobody has the address"],
])("%j is refused in words", async (words, sentence) => {
	await expect(admin(...words)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
});
