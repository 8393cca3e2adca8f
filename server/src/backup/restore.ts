import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Config } from "../config/config.ts";
import { isRunning, startEmbeddedPostgres } from "../store/embedded-postgres.ts";
import { type About, requireSecret, secretFile } from "./about.ts";
import { BackupError } from "./backup-error.ts";
import { checkBackup } from "./backup-file.ts";
import { load, readAbout } from "./load.ts";
import type { Counted } from "./tables.ts";

export interface Restored extends Counted {
	about: About;
	/** The folder of the replaced database, if there was one. */
	before: string | undefined;
}

/**
 * Restores a backup. Everything is checked before anything is changed. An embedded database is created beside the
 * existing one and takes its place when it is complete; the earlier one is kept.
 * @param overwrite whether an existing embedded database may be replaced
 * @throws {BackupError}
 */
export async function restore(config: Config, path: string, overwrite: boolean): Promise<Restored> {
	await checkBackup(path);
	const about = await readAbout(path);
	requireSecret(about, config, overwrite);
	if (config.database.adapter === "embedded") return restoreEmbedded(config, path, about, overwrite);
	await requireEmpty(config.database.url);
	return { ...(await load(config.database.url, path, about)), about, before: undefined };
}

async function restoreEmbedded(config: Config, path: string, about: About, overwrite: boolean): Promise<Restored> {
	const folder = join(config.dataDir, "postgres");
	const isThere = existsSync(join(folder, "PG_VERSION"));
	if (isThere && !overwrite)
		throw new BackupError(`There is a database in ${folder}. With --overwrite it is put aside and kept.`);
	await requireStopped(folder);

	const made = join(config.dataDir, "postgres-restoring");
	await requireStopped(made);
	await rm(made, { recursive: true, force: true });
	const embedded = await startEmbeddedPostgres(made);
	const counted = await load(embedded.urlOf("postgres"), path, about).finally(() => embedded.stop());

	await requireStopped(folder);
	const mark = `before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
	const before = isThere ? `${folder}-${mark}` : undefined;
	if (before) await rename(folder, before);
	await rename(made, folder);
	if ("kept" in about.secret && !config.authSecret) await keepSecret(config, about.secret.kept, mark);
	return { ...counted, about, before };
}

async function keepSecret({ dataDir }: Config, secret: string, mark: string): Promise<void> {
	const file = secretFile(dataDir);
	if (existsSync(file)) await rename(file, `${file}-${mark}`);
	await writeFile(file, secret, { mode: 0o600 });
}

/** Stops a database server that has survived its killed application and has no other clients. */
async function requireStopped(folder: string): Promise<void> {
	if (!(await isRunning(folder))) return;
	await (await startEmbeddedPostgres(folder)).stop();
	if (await isRunning(folder)) throw new BackupError("Sayso is running on this database. Stop it first.");
}

async function requireEmpty(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const { rowCount } = await client
		.query("select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1")
		.finally(() => client.end());
	if (rowCount) throw new BackupError("There are tables in the database of DATABASE_URL. Make an empty one for it.");
}
