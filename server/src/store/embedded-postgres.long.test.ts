import { join } from "node:path";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import pg from "pg";
import { expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

const newFolder = () => join(testFolder(), "postgres");

async function ask(server: EmbeddedPostgres, statement: string) {
	const client = new pg.Client({ connectionString: server.urlOf("postgres") });
	await client.connect();
	try {
		return await client.query(statement);
	} finally {
		await client.end();
	}
}

test("a second start finds the first one's server and data", async () => {
	const folder = newFolder();
	const first = await startEmbeddedPostgres(folder);
	await ask(first, "create table kept (id int)");
	const second = await startEmbeddedPostgres(folder);
	expect(second.pid).toBe(first.pid);
	expect((await ask(second, "select * from kept")).rowCount).toBe(0);
	await second.stop();
});

test("it is not stopped while another process uses it", async () => {
	const server = await startEmbeddedPostgres(newFolder());
	const client = new pg.Client({ connectionString: server.urlOf("postgres") });
	await client.connect();
	await server.stop();
	expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
	await client.end();
	await server.stop();
	await expect(ask(server, "select 1")).rejects.toThrow();
});

test("a folder with a long path works too, where a socket's address would not fit", async () => {
	const server = await startEmbeddedPostgres(join(newFolder(), "a-rather-long-name-for-a-folder".repeat(4)));
	expect((await ask(server, "select 1")).rowCount).toBe(1);
	await server.stop();
});
