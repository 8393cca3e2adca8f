import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("an empty environment is a whole configuration on embedded parts", () => {
	expect(readConfig({})).toMatchObject({
		host: "127.0.0.1",
		port: 8080,
		publicUrl: "http://127.0.0.1:8080",
		database: { adapter: "embedded" },
		identity: "built-in",
		replies: "built-in",
		rateLimits: true,
	});
});

test("a variable that is set to nothing counts as unset", () => {
	expect(readConfig({ DATABASE_URL: "", PORT: "" })).toMatchObject({ port: 8080, database: { adapter: "embedded" } });
});

test("every problem is named, one line each", () => {
	const read = () => readConfig({ PORT: "many", DATABASE_URL: "mysql://x", REPLIES: "magic" });
	expect(read).toThrow(/^PORT: .+\nDATABASE_URL: .+\nREPLIES: .+$/);
});

test("production refuses what is only good for trying out", () => {
	const read = () => readConfig({ NODE_ENV: "production", RATE_LIMITS: "off", SPEECH_TO_TEXT: "scripted" });
	for (const name of ["DATABASE_URL", "PUBLIC_URL", "AUTH_SECRET", "RATE_LIMITS", "SPEECH_TO_TEXT"])
		expect(read).toThrow(new RegExp(`^${name}: `, "m"));
});

test("production takes an embedded database when that is allowed in so many words", () => {
	const config = readConfig({
		NODE_ENV: "production",
		EMBEDDED_DATABASE: "allow",
		PUBLIC_URL: "https://sayso.example/",
		AUTH_SECRET: "s".repeat(32),
		SMTP_URL: "smtp://mail.example",
		BILLING: "sandbox",
	});
	expect(config).toMatchObject({ database: { adapter: "embedded" }, publicUrl: "https://sayso.example" });
});
