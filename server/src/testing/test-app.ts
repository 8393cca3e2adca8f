import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, inject } from "vitest";
import { buildApp } from "../app.ts";
import { readConfig } from "../config/config.ts";
import { buildContext, type Context } from "../context.ts";
import { createLog } from "../log.ts";
import { databaseUrl, execute } from "./database-server.ts";
import { testFolder } from "./test-folder.ts";

export interface TestApp {
	app: FastifyInstance;
	context: Context;
	databaseUrl: string;
	/** Every line logged so far. */
	logged(): string;
}

/**
 * The real app on a database of its own, with scripted engines unless a test brings others; closed after the file.
 * @param environment beyond an empty configuration
 */
export async function testApp(
	environment: Record<string, string> = {},
	overrides: Parameters<typeof buildContext>[2] = {},
): Promise<TestApp> {
	const url = await testDatabase();
	const lines: string[] = [];
	const config = readConfig({
		NODE_ENV: "test",
		DATA_DIR: testFolder(),
		DATABASE_URL: url,
		SPEECH_TO_TEXT: "scripted",
		TEXT_TO_SPEECH: "scripted",
		...environment,
	});
	const context = await buildContext(config, createLog(config, { write: (line) => lines.push(line) }), overrides);
	const app = await buildApp(context);
	afterAll(async () => {
		await app.close();
		await context.close();
	});
	return { app, context, databaseUrl: url, logged: () => lines.join("") };
}

/** A new database with the newest schema, dropped after the file. */
export async function testDatabase(): Promise<string> {
	const { url, template } = inject("databaseServer");
	const name = `sayso_test_${randomUUID().replaceAll("-", "")}`;
	await execute(url, `create database ${name} template ${template}`);
	afterAll(() => execute(url, `drop database ${name} with (force)`));
	return databaseUrl(url, name);
}

/** Signs somebody up as a script would, in two calls. @returns headers that carry their ID token */
export async function signUp(app: FastifyInstance, email = `${randomUUID()}@example.org`, password = "secret 1") {
	const signedUp = await app.inject({
		method: "POST",
		url: "/api/auth/sign-up/email",
		headers: { origin: "http://127.0.0.1:8080" },
		payload: { email, password, name: "" },
	});
	if (signedUp.statusCode !== 200) throw new Error(`Sign-up answered ${signedUp.statusCode}: ${signedUp.body}`);
	const sessionToken = signedUp.headers["set-auth-token"];
	const session = { authorization: `Bearer ${sessionToken}` };
	const token = await app.inject({ method: "GET", url: "/api/auth/token", headers: session });
	return { email, password, session, headers: { authorization: `Bearer ${token.json().token}` } };
}
