import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as run } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { buildIndexes } from "./build-indexes.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };

/** An arbitrary number, the same in every process that migrates this product's database. */
const lock = 727_001;
const everyMigration = `${import.meta.dirname}/migrations`;

/** The names of all migrations, oldest first. */
export const migrations: readonly string[] = journal.entries.map(({ tag }) => tag);

/**
 * Migrates the database at `url` to the newest schema. Replicas that start together wait for one another.
 * @param last the name of the last migration to run; unset: all
 */
export async function migrate(url: string, last = migrations.at(-1)): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const migrationsFolder = last === migrations.at(-1) ? everyMigration : await migrationsUntil(last);
	try {
		await takeTurn(client);
		// A statement that waits for a table lock blocks all later statements on it: better to fail and be restarted.
		await client.query("set lock_timeout = '5s'");
		await run(drizzle(client), { migrationsFolder });
		await client.query("set lock_timeout = 0");
		if (migrationsFolder === everyMigration) await buildIndexes(client);
	} finally {
		await client.end();
		if (migrationsFolder !== everyMigration) await rm(migrationsFolder, { recursive: true });
	}
}

/**
 * Waits by polling, without an open statement: an index that another process builds would wait for that statement, and
 * the statement for that process.
 */
async function takeTurn(client: pg.ClientBase): Promise<void> {
	for (;;) {
		const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [lock]);
		if (rows[0]?.mine) return;
		await wait(50);
	}
}

/** The migrations that a database has had, oldest first. Those of a newer program have no name here. */
export async function migrationsOf(client: pg.ClientBase): Promise<(string | undefined)[]> {
	const { rows } = await client.query<{ when: string }>(
		"select created_at as when from drizzle.__drizzle_migrations order by created_at",
	);
	return rows.map(({ when }) => journal.entries.find((entry) => entry.when === Number(when))?.tag);
}

/** A folder with the migrations up to `last`, in the library's layout. */
async function migrationsUntil(last: string | undefined): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "sayso-migrations-"));
	await cp(everyMigration, folder, { recursive: true });
	const entries = journal.entries.slice(0, migrations.indexOf(last ?? "") + 1);
	await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
	return folder;
}
