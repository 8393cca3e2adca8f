import { once } from "node:events";
import { createServer } from "node:net";
import pg from "pg";
import { expect, test } from "vitest";
import { isDatabaseGone } from "./database-gone.ts";

/** The error of a connection attempt to a host without a database. */
async function failureAt(host: string): Promise<unknown> {
	const server = createServer().listen(0);
	await once(server, "listening");
	const { port } = server.address() as { port: number };
	server.close();
	await once(server, "close");
	const client = new pg.Client({ host, port, database: "sayso", user: "sayso" });
	return client.connect().catch((error: unknown) => error);
}

test.each(["127.0.0.1", "localhost"])("a database that does not run at %s counts as gone", async (host) => {
	expect(isDatabaseGone(await failureAt(host))).toBe(true);
});

test("of a host with several addresses all were tried: it is gone as well", () => {
	const refused = (address: string) =>
		Object.assign(new Error(`connect ECONNREFUSED ${address}:5432`), { code: "ECONNREFUSED", syscall: "connect" });
	const error = new AggregateError([refused("::1"), refused("127.0.0.1")], "");
	expect(isDatabaseGone(Object.assign(error, { code: "ECONNREFUSED" }))).toBe(true);
});

test("what was asked wrongly is no sign of it", () => {
	expect(isDatabaseGone(Object.assign(new Error("duplicate key"), { code: "23505" }))).toBe(false);
	expect(isDatabaseGone(new AggregateError([new Error("another matter")]))).toBe(false);
});
