import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { abandon } from "./abandon.ts";
import * as schema from "./schema.ts";
import { type Watch, WatchedPool, watchedClient } from "./watched-client.ts";

export type Database = NodePgDatabase<typeof schema>;

export interface OpenDatabase {
	db: Database;
	pool: pg.Pool;
}

/** Milliseconds of silence after which a database counts as gone: longer than any statement of a request takes. */
const patience = 15_000;

/**
 * A pool of connections to the PostgreSQL at `url`. Connects at the first query.
 * @param options.watch called for every statement
 * @param options.patience the timeout of a connection or an answer in milliseconds; a connection that timed out is not
 * used again
 */
export function openDatabase(
	url: string,
	onIdleError: (error: Error) => void,
	options: { patience?: number | undefined; watch?: Watch | undefined } = {},
): OpenDatabase {
	const { watch } = options;
	const answer = options.patience ?? patience;
	const Pool = watch ? WatchedPool : pg.Pool;
	const pool = new Pool({
		Client: watch ? watchedClient(Abandoning, watch) : Abandoning,
		connectionString: url,
		max: 20,
		connectionTimeoutMillis: Math.min(5_000, answer),
		query_timeout: answer,
		keepAlive: true,
	});
	// An idle connection that breaks is replaced. Without this listener it would end the process.
	pool.on("error", onIdleError);
	// A connection that breaks while it is in use fails its current or next statement. The pool has no listener on it
	// meanwhile.
	pool.on("connect", (client) => client.on("error", () => {}));
	return { pool, db: drizzle(pool, { schema }) };
}

/**
 * A client that destroys a connection on which an answer timed out, because the next statement would wait behind the
 * old one; the library would hand it to the next caller. It also returns a connection to the pool if a transaction
 * could not be started on it: `drizzle-orm` would keep it forever (its issue 6241), until the pool is exhausted.
 */
class Abandoning extends pg.Client {
	// biome-ignore lint/suspicious/noExplicitAny: `query` of `pg` has many overloads
	override query(...given: any[]): any {
		const asked = Reflect.apply(super.query, this, given);
		if (asked instanceof Promise)
			asked.catch((error: Error) => {
				if (error.message === "Query read timeout") abandon(this);
				if (/^begin\b/.test(given[0]?.text ?? given[0])) giveBack(this, error);
			});
		return asked;
	}
}

/** A client from a pool. */
const giveBack = (client: pg.Client & Partial<Pick<pg.PoolClient, "release">>, error: Error) => client.release?.(error);
