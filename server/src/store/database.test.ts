import { testDatabase } from "@sayso/harness/product/test-app.ts";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { abandon } from "./abandon.ts";
import { openDatabase } from "./database.ts";

test("a connection that breaks in mid-transaction fails what it was asked for, and nothing else", async () => {
	const { pool } = openDatabase(await testDatabase(), () => {});
	onTestFinished(() => pool.end());
	const held = await pool.connect();
	await held.query("begin");
	const [{ pid }] = (await held.query("select pg_backend_pid() as pid")).rows;
	const broken = new Promise((resolve) => held.once("end", resolve));
	await pool.query("select pg_terminate_backend($1)", [pid]);
	await broken;
	await expect(held.query("commit")).rejects.toThrow();
	held.release(true);
	expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a connection that breaks before a transaction is begun on it makes place for another", async () => {
	const { db, pool } = openDatabase(await testDatabase(), () => {});
	onTestFinished(() => pool.end());
	for (let time = 0; time <= pool.options.max; time++) {
		pool.once("acquire", abandon);
		await expect(db.transaction(async () => {})).rejects.toThrow();
	}
	expect((await db.transaction((transaction) => transaction.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
});
