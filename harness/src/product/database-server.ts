import { rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../../../server/src/store/embedded-postgres.ts";
import { migrate } from "../../../server/src/store/migrate.ts";
import { testFolder } from "./test-folder.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The server on which tests create their databases, and the migrated database that they copy. */
		databaseServer: { url: string; template: string };
	}
}

/** One PostgreSQL server per run (`DATABASE_URL` if it is set) with one migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const server = process.env.DATABASE_URL ? givenServer(process.env.DATABASE_URL) : await ownServer();
	const template = `sayso_template_${process.pid}`;
	await execute(server.url, `create database ${template}`);
	await migrate(databaseUrl(server.url, template));
	project.provide("databaseServer", { url: server.url, template });
	return async () => {
		await execute(server.url, `drop database ${template}`);
		await server.stop();
	};
}

async function ownServer() {
	const folder = testFolder();
	const server = await startEmbeddedPostgres(join(folder, "postgres"), ["fsync=off", "max_connections=1000"]);
	const stop = async () => {
		await server.stop();
		// The processes may still write while they end.
		await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
	};
	return { url: server.urlOf("postgres"), stop };
}

const givenServer = (url: string) => ({ url, stop: async () => {} });

export function databaseUrl(server: string, name: string): string {
	const url = new URL(server);
	url.pathname = `/${name}`;
	return url.href;
}

export async function execute(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(statement);
	await client.end();
}
