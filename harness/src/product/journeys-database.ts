import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../../../server/src/store/embedded-postgres.ts";

/** Queries the running server's database. */
export async function query<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
	const client = new pg.Client({ connectionString: await databaseUrl() });
	await client.connect();
	try {
		return (await client.query<Row>(statement, values)).rows;
	} finally {
		await client.end();
	}
}

/** The URL of that database. */
export async function databaseUrl(): Promise<string> {
	if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
	const server = await startEmbeddedPostgres(join(process.env.E2E_DATA_DIR ?? "", "postgres"));
	return server.urlOf("postgres");
}
