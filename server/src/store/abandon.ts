import type pg from "pg";

/** Leaves a connection as it is: nobody waits for a last word of a database that may say none. */
export function abandon(client: pg.Client): void {
	Reflect.get(client, "connection").stream.destroy();
}
