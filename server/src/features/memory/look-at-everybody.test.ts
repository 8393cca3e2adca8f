import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { afterEach, expect, test } from "vitest";
import { forgetExpired } from "./forget-expired.ts";
import { lookAtEverybody } from "./look-at-everybody.ts";

const { app, context } = await testApp({ RATE_LIMITS: "off" });
const { pool } = context;

/** Three people by id, each with a line of ten days ago that their plan keeps. */
const people = (
	await Promise.all(
		[1, 2, 3].map(async (): Promise<string> => {
			const { headers } = await signUp(app);
			return (await app.inject({ url: "/api/v1/users", headers })).json().id;
		}),
	)
).toSorted();
const [first = "", second = ""] = people;
const planKeeps = (days: number) => pool.query("update plan set memory_retention_days = $1 where id = 'trial'", [days]);
const everyLine = async () =>
	(await pool.query("select person_id from conversation_entry order by person_id")).rows.map((row) => row.person_id);
const run = (kind = lookAtEverybody) => kind.run(context, {});

async function sayLongAgo(): Promise<void> {
	await planKeeps(30);
	await pool.query(
		`insert into conversation_entry (id, person_id, role, text, created_at)
		select id, id, 'user', 'Tea?', now() - interval '10 days' from person`,
	);
	await run();
	await run(forgetExpired);
	expect(await everyLine()).toEqual(people);
}
afterEach(() => pool.query("delete from conversation_entry"));

test("a plan that keeps lines for less time rewrites no due time, and within the hour the lines of all people are looked at", async () => {
	await sayLongAgo();
	const moments = async () => (await pool.query("select xmin::text, * from memory_due order by person_id")).rows;
	const before = await moments();
	await planKeeps(5);
	expect(await moments()).toEqual(before);
	await run(forgetExpired);
	expect(await everyLine()).toEqual(people);
	await run();
	expect(await everyLine()).toEqual([]);
});

test("a release that knows of no walk looks at everybody where their moments are set by hand, as docs/operations.md has it", async () => {
	await sayLongAgo();
	await planKeeps(5);
	await pool.query("update memory_due set at = now() - interval '1 minute' where at < 'infinity'");
	await run(forgetExpired);
	expect(await everyLine()).toEqual([]);
	expect((await pool.query("select 1 from memory_walk")).rowCount).toBe(1);
	await run();
});

test("a walk that was killed midway goes on with the people who are left, and no person is looked at where no plan changed", async () => {
	await sayLongAgo();
	await planKeeps(5);
	await pool.query("update memory_walk set after = $1", [second]);
	await run();
	expect(await everyLine()).toEqual([first, second]);
	await run();
	expect(await everyLine()).toEqual([first, second]);
});

/** Statements in this database that wait for a lock. */
const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

test("a plan that changes again while everybody is looked at has it begun again", async () => {
	await sayLongAgo();
	await planKeeps(20);
	const holder = await pool.connect();
	await holder.query("begin");
	await holder.query("select 1 from memory_due where person_id = $1 for update", [second]);
	const walk = run();
	await expect.poll(async () => (await pool.query(waiting)).rowCount).toBeGreaterThan(0);
	await planKeeps(5);
	await holder.query("rollback");
	holder.release();
	await walk;
	expect(await everyLine()).toEqual([]);
});

test("an error with one person does not keep other people's lines, and the hourly job reports it until it is mended", async () => {
	await sayLongAgo();
	const isOn = (plan: string) =>
		pool.query("update subscription set plan_id = $1 where person_id = $2", [plan, second]);
	await isOn("nowhere");
	await pool.query("update memory_due set at = now() + interval '1 day' where person_id = $1", [second]);
	await planKeeps(5);
	await run();
	expect(await everyLine()).toEqual([second]);
	await expect(run(forgetExpired)).rejects.toThrow("Of 1 people");
	await isOn("trial");
	await run(forgetExpired);
	expect(await everyLine()).toEqual([]);
});
