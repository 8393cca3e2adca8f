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

/** Milliseconds until a database that says nothing is taken for gone: longer than any statement of a request takes. */
const patience = 15_000;

/**
 * A pool of connections to the PostgreSQL at `url`. Nothing is asked of it yet.
 * @param options.watch told of every statement
 * @param options.patience milliseconds that a connection or an answer is waited for; a connection that gave none is not used again
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
	// A connection that breaks while idle is replaced; without a listener it would end the process.
	pool.on("error", onIdleError);
	// One that breaks while it is held fails the statement under way, or the next one. The pool does not listen meanwhile.
	pool.on("connect", (client) => client.on("error", () => {}));
	return { pool, db: drizzle(pool, { schema }) };
}

/**
 * A client that leaves a connection on which no answer came in time: whatever is asked there next would wait behind it. The
 * library gives the caller an error and the connection to the next one. And one that goes back to the pool where no transaction
 * could be begun on it: `drizzle-orm` keeps it for good (its issue 6241), until no place is left.
 */
class Abandoning extends pg.Client {
	// biome-ignore lint/suspicious/noExplicitAny: it has as many forms as the library's
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

/** A client that a pool has handed out. */
const giveBack = (client: pg.Client & Partial<Pick<pg.PoolClient, "release">>, error: Error) => client.release?.(error);
