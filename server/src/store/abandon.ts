import type pg from "pg";

/** Destroys a connection without a goodbye, because a dead database would not answer it. */
export function abandon(client: pg.Client): void {
	Reflect.get(client, "connection").stream.destroy();
}
