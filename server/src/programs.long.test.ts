import { once } from "node:events";
import { execute } from "@sayso/harness/product/database-server.ts";
import { runAdmin } from "@sayso/harness/product/run-admin.ts";
import { kill, runServer } from "@sayso/harness/product/running-server.ts";
import { signUp, testApp, testDatabase } from "@sayso/harness/product/test-app.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import { expect, onTestFinished, test } from "vitest";
import { brandPlaceholders } from "./config/brand.ts";

// Starts the real programs as an operator does. Each takes seconds to load.

test("the server prints its log and nothing else, even if a library has an error to print; SIGTERM ends it with code 0", async () => {
	const database = await testDatabase();
	const server = await runServer({ DATABASE_URL: database, DATA_DIR: testFolder() });
	await execute(database, 'alter table identity."user" rename to nobody');
	const body = JSON.stringify({ email: "quiet@example.org", password: "Hush-hush 1" });
	const headers = { "content-type": "application/json" };
	expect((await fetch(`${server.url}/api/auth/sign-in/email`, { method: "POST", headers, body })).status).toBe(500);
	const exit = once(server.process, "exit");
	server.process.kill("SIGTERM");
	expect(await exit).toEqual([0, null]);
	const lines = server.printed().trim().split("\n");
	expect(lines.filter((line) => !line.startsWith("{"))).toEqual([]);
	expect(server.printed()).not.toMatch(/quiet@|Hush/);
});

test("a production start names each placeholder in a line of its own, and starts", async () => {
	const server = await runServer({
		NODE_ENV: "production",
		DATABASE_URL: await testDatabase(),
		DATA_DIR: testFolder(),
		PUBLIC_URL: "https://sayso.org.au",
		AUTH_SECRET: "k7Qw2zR9vB4nX8mL1cT6yH3jF5pD0sGa",
		SMTP_URL: "smtp://127.0.0.1:1",
		BILLING: "sandbox",
		SPEECH_TO_TEXT: "built-in",
		TEXT_TO_SPEECH: "built-in",
	});
	onTestFinished(() => kill(server.process));
	const said = () => server.printed().match(/says nothing of your own for \w+/g) ?? [];
	await expect.poll(said).toHaveLength(brandPlaceholders().length);
});

test("the admin program prints what a command says, and ends with 1 and the words of a refusal", async () => {
	const { app, databaseUrl } = await testApp();
	const { email } = await signUp(app);
	const program = (...words: string[]) =>
		runAdmin({ NODE_ENV: "test", DATABASE_URL: databaseUrl, SPEECH_TO_TEXT: "scripted" }, "user", ...words);
	expect(await program("list")).toMatch(new RegExp(`^${email}\ttrial\t.+\n$`, "m"));
	const refused = program("delete", "nobody@example.org");
	await expect(refused).rejects.toMatchObject({ code: 1, stderr: "Nobody has the address nobody@example.org.\n" });
});
