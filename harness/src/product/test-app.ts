import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, inject } from "vitest";
import { planningThreads } from "../../../server/src/adapters/reply-planning/threads.ts";
import { buildApp } from "../../../server/src/app.ts";
import { compose, type Overrides } from "../../../server/src/compose.ts";
import { readConfig } from "../../../server/src/config/config.ts";
import type { Context } from "../../../server/src/context.ts";
import { createLog } from "../../../server/src/log.ts";
import { newPerson, type SignedUp, signUpThrough } from "../people/sign-up.ts";
import { databaseUrl, execute } from "./database-server.ts";
import { injectInto } from "./inject-into.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { testFolder } from "./test-folder.ts";

export interface TestApp {
	app: FastifyInstance;
	context: Context;
	databaseUrl: string;
	/** Every line logged so far. */
	logged(): string;
}

/** All apps share one thread pool, because a thread takes a second to start. Its timeout is long, for busy machines. */
const readers = planningThreads((error) => console.error(error), { deadline: 60_000 });
const planning = { ...readers, close: async () => {} };

/**
 * The real app on its own database, with scripted engines unless a test replaces them; closed after the test file.
 * @param environment added to an empty configuration; with DATABASE_URL, another process of the product on that
 * database
 */
export async function testApp(environment: Record<string, string> = {}, overrides: Overrides = {}): Promise<TestApp> {
	const url = environment.DATABASE_URL ?? (await testDatabase());
	const lines: string[] = [];
	const config = readConfig({
		NODE_ENV: "test",
		DATA_DIR: testFolder(),
		DATABASE_URL: url,
		SPEECH_TO_TEXT: "scripted",
		TEXT_TO_SPEECH: "scripted",
		...environment,
	});
	const context = await compose(config, createLog(config, { write: (line) => lines.push(line) }), {
		planning,
		passwords: quickPasswords,
		...overrides,
	});
	const app = await buildApp(context);
	contexts.set(app, context);
	afterAll(async () => {
		await app.close();
		await context.close();
	});
	return { app, context, databaseUrl: url, logged: () => lines.join("") };
}

/** A new database with the newest schema, dropped after the test file. */
export const testDatabase = (): Promise<string> => newDatabase(inject("databaseServer").template);

/** A new empty database, dropped after the test file. */
export const emptyDatabase = (): Promise<string> => newDatabase("template0");

async function newDatabase(template: string): Promise<string> {
	const { url } = inject("databaseServer");
	const name = `sayso_test_${randomUUID().replaceAll("-", "")}`;
	// Copying files is three times faster than the write-ahead log for a small database.
	await execute(url, `create database ${name} template ${template} strategy file_copy`);
	afterAll(() => execute(url, `drop database ${name} with (force)`));
	return databaseUrl(url, name);
}

const contexts = new WeakMap<FastifyInstance, Context>();

/** Signs a person up in the app, with a verified address. */
export const signUp = (app: FastifyInstance, email?: string, password?: string): Promise<SignedUp> =>
	signUpThrough(injectInto(app), somebody(email, password), async ({ headers }) => {
		const { id } = (await app.inject({ url: "/api/v1/users", headers })).json();
		await contexts.get(app)?.identity.markEmailVerified(id);
	});

/** Signs a person up in the app, without verifying their address. */
export const signUpUnproved = (app: FastifyInstance, email?: string, password?: string): Promise<SignedUp> =>
	signUpThrough(injectInto(app), somebody(email, password), async () => {});

const somebody = (email?: string, password?: string) => ({
	...newPerson(),
	...(email && { email }),
	...(password && { password }),
});
