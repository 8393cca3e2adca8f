import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Config } from "../config/config.ts";
import { startEmbeddedPostgres } from "../store/embedded-postgres.ts";
import { migrationsOf } from "../store/migrate.ts";
import { type About, secretToKeep } from "./about.ts";
import { BackupError } from "./backup-error.ts";
import { type BackupRecord, jsonRecord, writeBackup } from "./backup-file.ts";
import { type Counted, named, tablesOf } from "./tables.ts";

/**
 * Writes everything in the database at one moment to a file, while the product runs.
 * @returns what it contains, and the file's bytes
 * @throws {BackupError}
 */
export async function backUp(config: Config, path: string): Promise<Counted & { bytes: number }> {
	const folder = join(config.dataDir, "postgres");
	if (config.database.adapter === "server") return backUpFrom(config.database.url, config, path);
	if (!existsSync(join(folder, "PG_VERSION"))) throw new BackupError(`There is no database under ${config.dataDir}.`);
	const embedded = await startEmbeddedPostgres(folder);
	try {
		return await backUpFrom(embedded.urlOf("postgres"), config, path);
	} finally {
		await embedded.stop();
	}
}

async function backUpFrom(url: string, config: Config, path: string): Promise<Counted & { bytes: number }> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		// Every table as of the first statement, whatever is written meanwhile.
		await client.query("begin isolation level repeatable read read only");
		const counted: Counted = { people: 0, rows: 0, jobs: 0 };
		const about = await aboutOf(client, config);
		const bytes = await writeBackup(path, recordsOf(client, about, counted));
		return { ...counted, bytes };
	} finally {
		await client.end();
	}
}

async function aboutOf(client: pg.Client, config: Config): Promise<About> {
	const applied = await migrationsOf(client).catch(() => {
		throw new BackupError("This database is not one of Sayso's.");
	});
	const known = applied.filter((name) => name !== undefined);
	if (known.length < applied.length)
		throw new BackupError("This database was written by a newer Sayso. Back it up with that one.");
	return { madeAt: new Date().toISOString(), migrations: known, secret: secretToKeep(config) };
}

async function* recordsOf(client: pg.Client, about: About, counted: Counted): AsyncGenerator<BackupRecord, void> {
	yield jsonRecord("A", about);
	for (const table of await tablesOf(client)) {
		yield jsonRecord("T", table);
		const rows = client.query(copyTo(`copy ${named(table)} to stdout`));
		for await (const content of rows) yield { letter: "R", content };
		counted.rows += rows.rowCount;
		if (table.name === "person") counted.people = rows.rowCount;
	}
	for (const job of await waitingJobs(client)) {
		yield jsonRecord("J", job);
		counted.jobs += 1;
	}
	yield { letter: "E", content: Buffer.alloc(0) };
}

/** Unfinished jobs. The queue's internal names begin with two underscores. */
async function waitingJobs(client: pg.Client): Promise<{ name: string; data: object }[]> {
	const { rows } = await client.query<{ queue: string | null }>("select to_regclass('pgboss.job')::text as queue");
	if (!rows[0]?.queue) return [];
	const waiting = await client.query<{ name: string; data: object }>(
		`select name, coalesce(data, '{}') as data from pgboss.job
		where state in ('created', 'retry', 'active') and name not like '\\_\\_%' order by created_on`,
	);
	return waiting.rows;
}
