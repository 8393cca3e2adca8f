import { once } from "node:events";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test, vi } from "vitest";
import { scriptedReplies } from "./adapters/reply-generation/scripted.ts";
import { createLog, takeOverConsole } from "./log.ts";

test("nothing anybody said, no address, no password and no token gets into the log", async () => {
	const { app, context, logged } = await testApp(
		{ LOG_LEVEL: "debug" },
		{ replies: scriptedReplies({ failAfter: 1 }) },
	);
	const { headers, email, password } = await signUp(app, "quiet@example.org", "Hush-hush 1");
	const secret = "a kangaroo in the bathroom";
	const token = headers.authorization.slice("Bearer ".length);
	const post = (path: string, payload: object) =>
		app.inject({ method: "POST", url: `/api/v1/${path}`, headers, payload });

	await post("generate", { text: secret });
	await post("conversation", { role: "user", text: secret });
	await post("tts", { text: secret, voice: "male-au", language_code: "en-AU" });
	await app.inject({ url: `/api/v1/ws?token=${token}` });
	await app.inject({ url: `/api/v1/plans/${encodeURIComponent(secret)}`, headers });
	// The error of a failed statement repeats its values.
	await context.pool.query("drop table conversation_entry");
	expect((await post("conversation", { role: "user", text: secret })).statusCode).toBe(500);

	const log = logged();
	expect(log).toContain("request completed");
	expect(log).toContain("/api/v1/generate");
	for (const private_ of [secret, "kangaroo", password, email, token, token.slice(-40)])
		expect(log).not.toContain(private_);
});

test.each([
	["sessions", "drop table identity.session"],
	["passwords", "drop table identity.account"],
	["people", "alter table identity.user rename to nobody"],
	["links", "drop table identity.verification"],
	["everything", "drop schema identity cascade"],
])("a database that has lost its %s makes the identity print and log nothing of anybody's", async (_, breaking) => {
	const { app, context, logged } = await testApp({ LOG_LEVEL: "debug" });
	const { session, headers, email, password } = await signUp(app, "quiet@example.org", "Hush-hush 1");
	const { rows } = await context.pool.query("select password from identity.account");
	const link = await context.identity.startReset(email);
	const written: string[] = [];
	const keep = (chunk: unknown) => written.push(String(chunk)) > 0;
	const streams = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockImplementation(keep));
	const giveBack = takeOverConsole(context.log);
	await context.pool.query(breaking);
	const post = (path: string, payload: object) => app.inject({ method: "POST", url: `/api/auth/${path}`, payload });
	const answers = [
		await post("sign-up/email", { email: "hidden@example.org", password }),
		await post("sign-in/email", { email, password }),
		await post("sign-in/email", { email, password: "Hush-hush 2" }),
		await post("reset-password", { token: link?.value, newPassword: "Hush-hush 3" }),
		await app.inject({ url: "/api/auth/token", headers: session }),
		await app.inject({ url: "/api/auth/get-session", headers: session }),
		await app.inject({ method: "POST", url: "/api/auth/sign-out", headers: session }),
		await app.inject({ url: "/api/v1/users", headers }),
	];
	giveBack();
	for (const stream of streams) stream.mockRestore();

	expect(answers.some(({ statusCode }) => statusCode === 500)).toBe(true);
	expect(written).toEqual([]);
	const output = logged() + answers.map(({ body }) => (body.includes("request_id") ? body : "")).join("");
	expect(output).toContain("Failed query");
	const secrets = [email, "hidden@", "Hush-hush", rows[0].password, rows[0].password.split(":")[1], link?.value];
	for (const secret of [...secrets, session.authorization.slice(7)]) expect(output).not.toContain(secret);
});

test("what a library prints, or Node warns of, is a line of the log without its words", async () => {
	const lines: string[] = [];
	const giveBack = takeOverConsole(createLog({ logLevel: "info" }, { write: (line) => lines.push(line) }));
	console.log("a kangaroo");
	console.error("a kangaroo", new Error("Failed query: select $1\nparams: a kangaroo"));
	const warned = once(process, "warning");
	process.emitWarning("a bath is open");
	await warned;
	giveBack();
	expect(lines).toHaveLength(3);
	expect(lines.join("")).toContain("Failed query: select $1");
	expect(lines.join("")).not.toContain("kangaroo");
});

test("an error is logged without the text that it stopped in", async () => {
	const lines: string[] = [];
	const log = createLog({ logLevel: "info" }, { write: (line) => lines.push(line) });
	for (const text of ["kangaroo", '{"a":"kangaroo" 1}', "{kangaroo}"])
		try {
			JSON.parse(text);
		} catch (err) {
			log.error({ err }, "broken");
		}
	expect(lines).toHaveLength(3);
	expect(lines.join("")).not.toContain("kang");
});
