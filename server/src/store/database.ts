import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "./schema.ts";

export type Database = NodePgDatabase<typeof schema>;

export interface OpenDatabase {
	db: Database;
	pool: pg.Pool;
}

/** A pool of connections to the PostgreSQL at `url`. Nothing is asked of it yet. */
export function openDatabase(url: string, onIdleError: (error: Error) => void): OpenDatabase {
	const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 5_000 });
	// A connection that breaks while idle is replaced; without a listener it would end the process.
	pool.on("error", onIdleError);
	return { pool, db: drizzle(pool, { schema }) };
}
