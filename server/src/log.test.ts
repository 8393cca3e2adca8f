import { expect, test } from "vitest";
import { scriptedReplies } from "./adapters/reply-generation/scripted.ts";
import { signUp, testApp } from "./testing/test-app.ts";

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
	// A statement that fails repeats the values it was given.
	await context.pool.query("drop table conversation_entry");
	expect((await post("conversation", { role: "user", text: secret })).statusCode).toBe(500);

	const log = logged();
	expect(log).toContain("request completed");
	expect(log).toContain("/api/v1/generate");
	for (const private_ of [secret, "kangaroo", password, email, token, token.slice(-40)])
		expect(log).not.toContain(private_);
});
