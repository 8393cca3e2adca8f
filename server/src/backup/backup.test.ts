import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execute } from "@sayso/harness/product/database-server.ts";
import { emptyDatabase, signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { runCommand } from "../admin/run-command.ts";
import { readConfig } from "../config/config.ts";
import { sendMail } from "../features/mail/send-mail.ts";
import { startEmbeddedPostgres } from "../store/embedded-postgres.ts";
import { migrate, migrations } from "../store/migrate.ts";

const secret = randomBytes(32).toString("base64");
/** Text that a careless format would corrupt. */
const said = 'A tab\there, a line\nbreak, \\N, \\., "quotes", 50 % and 🙂';

const { app, context, databaseUrl: original } = await testApp({ AUTH_SECRET: secret });
const folder = testFolder();
const backup = join(folder, "sayso.backup");
let somebody: Awaited<ReturnType<typeof signUp>>;

/** `npm run admin --` with its own configuration. */
const admin = (environment: Record<string, string>, ...words: string[]) =>
	runCommand(
		words,
		async () => context,
		() => readConfig({ NODE_ENV: "test", DATA_DIR: folder, ...environment }),
	);
const log = async (on: typeof app) =>
	(await on.inject({ url: "/api/v1/memory", headers: somebody.headers })).json().entries;

beforeAll(async () => {
	somebody = await signUp(app, undefined, "Kept for later 1");
	const payload = { role: "user", text: said };
	await app.inject({ method: "POST", url: "/api/v1/conversation", headers: somebody.headers, payload });
	await context.jobs.send(sendMail, { to: somebody.email, name: "deleted", values: { firstName: "Ann" } });
	expect(await admin({ DATABASE_URL: original, AUTH_SECRET: secret }, "backup", backup)).toMatch(
		/1 people, \d+ rows, [12] jobs/,
	);
});

test("what was backed up is all there when it is restored: people, their words, their sign-ins, work that waits", async () => {
	const restored = await emptyDatabase();
	await admin({ DATABASE_URL: restored, AUTH_SECRET: secret }, "restore", backup);
	const other = await testApp({ DATABASE_URL: restored, AUTH_SECRET: secret });
	expect(await log(other.app)).toEqual(await log(app));
	expect(await log(other.app)).toMatchObject([{ text: said }]);
	const payload = { email: somebody.email, password: "Kept for later 1" };
	const signedIn = await other.app.inject({ method: "POST", url: "/api/auth/sign-in/email", payload });
	expect(signedIn.statusCode).toBe(200);
	const jobs = "select data from pgboss.job where name = 'send-mail' and data ->> 'name' = 'deleted'";
	expect((await other.context.pool.query(jobs)).rows).toContainEqual({
		data: { to: somebody.email, name: "deleted", values: { firstName: "Ann" } },
	});
	const again = admin({ DATABASE_URL: restored, AUTH_SECRET: secret }, "restore", backup);
	await expect(again).rejects.toThrow("There are tables in the database");
});

test("no other user can read the file, and an existing file is not written over", async () => {
	expect(statSync(backup).mode & 0o077).toBe(0);
	const written = admin({ DATABASE_URL: original, AUTH_SECRET: secret }, "backup", backup);
	await expect(written).rejects.toThrow("already");
});

test.each<[string, string, (whole: Buffer) => Buffer]>([
	["a bit has turned", "damaged", (whole) => whole.fill(whole.readUInt8(200) ^ 1, 200, 201)],
	["its end is missing", "damaged", (whole) => whole.subarray(0, -100)],
	["it is something else", "not a backup", () => Buffer.from("-- PostgreSQL database dump\n".repeat(9))],
	["it is empty", "not a backup", () => Buffer.alloc(0)],
	["its format is a later one", "newer Sayso", (whole) => Buffer.concat([Buffer.from("SAYSO-BACKUP 2\n"), whole])],
])("where %s nothing is touched", async (_name, sentence, spoil) => {
	const spoilt = join(testFolder(), "spoilt.backup");
	writeFileSync(spoilt, spoil(readFileSync(backup)));
	const dataDir = testFolder();
	const tried = admin({ DATA_DIR: dataDir, AUTH_SECRET: secret }, "restore", spoilt, "--overwrite");
	await expect(tried).rejects.toThrow(sentence);
	expect(readdirSync(dataDir)).toEqual([]);
});

test("another secret would lock everybody out, and is refused", async () => {
	const other = { AUTH_SECRET: randomBytes(32).toString("base64") };
	await expect(admin(other, "restore", backup)).rejects.toThrow("another AUTH_SECRET");
	await expect(admin({}, "restore", backup)).rejects.toThrow("needs the AUTH_SECRET");
});

test("a backup of an earlier schema is brought to the newest, one of a later program is refused", async () => {
	const [old, restored] = [await emptyDatabase(), await emptyDatabase()];
	await migrate(old, migrations[3]);
	const file = join(folder, "old.backup");
	await admin({ DATABASE_URL: old }, "backup", file);
	await admin({ DATABASE_URL: restored }, "restore", file);
	const client = new pg.Client({ connectionString: restored });
	await client.connect();
	const applied = await client.query("select count(*)::int as count from drizzle.__drizzle_migrations");
	await client.end();
	expect(applied.rows[0].count).toBe(migrations.length);

	await execute(
		old,
		"insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4000000000000)",
	);
	const later = admin({ DATABASE_URL: old }, "backup", join(folder, "later.backup"));
	await expect(later).rejects.toThrow("written by a newer Sayso");
});

test("the embedded database, made anew, never written over by chance nor while it is used", async () => {
	const dataDir = testFolder();
	const here = (...words: string[]) => admin({ AUTH_SECRET: secret, DATA_DIR: dataDir }, ...words);
	await here("restore", backup);
	await expect(here("restore", backup)).rejects.toThrow("--overwrite");

	const server = await startEmbeddedPostgres(join(dataDir, "postgres"));
	const client = new pg.Client({ connectionString: server.urlOf("postgres") });
	await client.connect();
	await client.query("update conversation_entry set text = 'written later'");
	const running = here("restore", backup, "--overwrite");
	await expect(running).rejects.toThrow("Sayso is running");
	await here("backup", join(dataDir, "running.backup"));
	await client.end();

	expect(await here("restore", backup, "--overwrite")).toContain("The database of before is in");
	expect(readdirSync(dataDir).some((name) => name.startsWith("postgres-before-"))).toBe(true);
	expect(existsSync(join(dataDir, "postgres-restoring"))).toBe(false);
	const again = await startEmbeddedPostgres(join(dataDir, "postgres"));
	const reader = new pg.Client({ connectionString: again.urlOf("postgres") });
	await reader.connect();
	expect((await reader.query("select text from conversation_entry")).rows).toEqual([{ text: said }]);
	await reader.end();
	await again.stop();
});
