import { testDatabase } from "@sayso/harness/product/test-app.ts";
import { expect, onTestFinished, test } from "vitest";
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
