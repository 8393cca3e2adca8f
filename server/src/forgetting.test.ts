import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { beforeDatabase } from "@sayso/harness/stand-ins/fault-proxy.ts";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import type { JobKind } from "./context.ts";
import { forgetSignIns } from "./features/accounts/forget-sign-ins.ts";
import { forgetExpired } from "./features/memory/forget-expired.ts";
import { batch } from "./store/in-batches.ts";
import { peopleDue, setDue } from "./store/memory-due.ts";
import { beginOwnVoice } from "./store/own-voice.ts";

const { app, context, databaseUrl } = await testApp({ RATE_LIMITS: "off" });
/** Another process on the same database, whose connection can be cut. */
const { way, through } = await beforeDatabase(databaseUrl);
afterAll(() => way.close());
const { context: other } = await testApp({ DATABASE_URL: through });

const idOf = async ({ headers }: { headers: { authorization: string } }): Promise<string> =>
	(await app.inject({ url: "/api/v1/users", headers })).json().id;

/** Logs old lines, the oldest first. */
const sayLongAgo = (personId: string, lines: number) =>
	context.pool.query(
		`insert into conversation_entry (id, person_id, role, text, created_at)
		select $1 || n, $1, 'user', 'Long ago', now() - interval '200 days' + n * interval '1 second'
		from generate_series(1, $2::int) n`,
		[personId, lines],
	);
const linesOf = async (personId: string): Promise<number> =>
	(await context.pool.query("select count(*)::int as n from conversation_entry where person_id = $1", [personId]))
		.rows[0].n;

test("the hourly job looks only at people who may have something to forget, and at each whose line, switch or subscription changed since", async () => {
	const run = () => forgetExpired.run(context, {});
	const [quiet, keeps] = [await idOf(await signUp(app)), await signUp(app)];
	const personId = await idOf(keeps);
	await context.pool.query("update subscription set plan_id = 'premium-monthly' where person_id = $1", [personId]);
	await context.pool.query("insert into preferences (person_id) values ($1) on conflict do nothing", [personId]);
	await context.pool.query("update preferences set save_memory = true where person_id = $1", [personId]);
	const say = (id: string, ago: string) =>
		context.pool.query(
			"insert into conversation_entry (id, person_id, role, text, created_at) values ($1, $2, 'user', 'Tea?', now() - $3::interval)",
			[id, personId, ago],
		);
	const due = async () =>
		(await context.pool.query("select person_id from memory_due where at <= now() order by person_id")).rows.map(
			(row) => row.person_id,
		);
	const next = async (id: string) =>
		(await context.pool.query("select at::text as at from memory_due where person_id = $1", [id])).rows[0]?.at;

	await say("old", "10 days");
	expect(await due()).toContain(personId);
	await run();
	expect(await due()).toEqual([]);
	expect(await linesOf(personId)).toBe(1);
	expect([undefined, "infinity"]).toContain(await next(quiet));
	await context.pool.query("update preferences set save_memory = false where person_id = $1", [personId]);
	expect(await due()).toEqual([personId]);
	await run();
	expect(await linesOf(personId)).toBe(0);
	expect(await next(personId)).toBe("infinity");

	await say("older", "2 days");
	expect(await due()).toEqual([personId]);
	await context.pool.query("update preferences set save_memory = true where person_id = $1", [personId]);
	await run();
	expect(await due()).toEqual([]);
	await context.pool.query("update subscription set plan_id = 'trial' where person_id = $1", [personId]);
	expect(await due()).toEqual([personId]);
	await run();
	expect(await linesOf(personId)).toBe(0);
});

test("a switch that is changed while its person is looked at is seen the next time, and so is a line said then", async () => {
	const personId = await idOf(await signUp(app));
	const { pool, db } = context;
	await sayLongAgo(personId, 1);
	const found = (await Array.fromAsync(peopleDue(db, new Date()))).find((due) => due.personId === personId);
	if (!found) expect.unreachable();
	await pool.query("update subscription set plan_id = 'premium-monthly' where person_id = $1", [personId]);
	await setDue(db, found, { keptMilliseconds: 1e12, atLatest: null, soonest: new Date() });
	const due = async () => (await Array.fromAsync(peopleDue(db, new Date()))).some((due) => due.personId === personId);
	expect(await due()).toBe(true);

	await pool.query("delete from conversation_entry where person_id = $1", [personId]);
	const speaker = await pool.connect();
	await speaker.query("begin");
	await speaker.query(
		"insert into conversation_entry (id, person_id, role, text, created_at) values ('late', $1, 'user', 'Tea?', now() - interval '1 day')",
		[personId],
	);
	const looked = forgetExpired.run(context, {});
	await expect
		.poll(async () => (await pool.query("select 1 from pg_locks where not granted")).rowCount)
		.toBeGreaterThan(0);
	await speaker.query("commit");
	speaker.release();
	await looked;
	await forgetExpired.run(context, {});
	expect(
		(await pool.query("select at::text as at from memory_due where person_id = $1", [personId])).rows[0].at,
	).not.toBe("infinity");
});

test("a voice that was begun when its process was killed leaves nothing behind", async () => {
	const personId = await idOf(await signUp(app));
	await beginOwnVoice(context.db, personId, new Date(Date.now() - 3_600_000));
	await forgetExpired.run(context, {});
	expect((await context.pool.query("select 1 from own_voice")).rowCount).toBe(0);
	await beginOwnVoice(context.db, personId, new Date());
	await forgetExpired.run(context, {});
	expect((await context.pool.query("select 1 from own_voice")).rowCount).toBe(1);
});

test("what the clock starts runs once, however many processes and however often it is started", async () => {
	const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
	let runs = 0;
	const kind: JobKind = {
		name: "counts-its-runs",
		retryLimit: 0,
		retryDelay: 1,
		cron: "0 0 1 1 *",
		async run() {
			runs++;
			await held;
		},
	};
	for (const one of [context, other]) await one.jobs.work(one, [kind]);
	await context.jobs.send(kind, {});
	await expect.poll(() => runs).toBe(1);
	for (const one of [context, other]) await one.jobs.send(kind, {});
	const done = async () =>
		(await context.pool.query("select 1 from pgboss.job where name = $1 and state = 'completed'", [kind.name]))
			.rowCount;
	await expect.poll(done).toBe(2);
	letGo();
	await expect.poll(done).toBe(3);
	expect(runs).toBe(1);
	await context.jobs.send(kind, {});
	await expect.poll(() => runs).toBe(2);
});

test("an error with one person does not keep other people's lines", async () => {
	const people = await Promise.all([1, 2, 3].map(async () => idOf(await signUp(app))));
	for (const id of people) await sayLongAgo(id, 2);
	const [, broken = ""] = people.toSorted();
	await context.pool.query("update subscription set plan_id = 'nowhere' where person_id = $1", [broken]);
	await expect(forgetExpired.run(context, {})).rejects.toThrow("Of 1 people");
	expect(await Promise.all(people.toSorted().map(linesOf))).toEqual([0, 2, 0]);
	await context.pool.query("delete from conversation_entry where person_id = $1", [broken]);
});

test("sign-ins that have run out are deleted, and the others are not", async () => {
	const [gone, here] = [await signUp(app), await signUp(app)];
	const ended = await idOf(gone);
	await context.pool.query("update identity.session set expires_at = now() - interval '1 s' where user_id = $1", [
		ended,
	]);
	await forgetSignIns.run(context, {});
	const sessions = async (person: typeof gone) =>
		(await app.inject({ url: "/api/auth/token", headers: person.session })).statusCode;
	expect([await sessions(gone), await sessions(here)]).toEqual([401, 200]);
	const { rowCount } = await context.pool.query("select 1 from identity.session where user_id = $1", [ended]);
	expect(rowCount).toBe(0);
});

// The last test: from here on the processes' own schedule runs what the tests above start themselves.
test("a process that is killed while it forgets has forgotten what it had come to, and another process does the rest", async () => {
	const personId = await idOf(await signUp(app));
	const lines = 2 * batch + 1;
	await sayLongAgo(personId, lines);

	// Locks one line of the second batch, so that the process gets that far and no further.
	const holder = new pg.Client({ connectionString: databaseUrl });
	await holder.connect();
	await holder.query("begin");
	await holder.query("select 1 from conversation_entry where id = $1 for update", [`${personId}${batch + 1}`]);
	await other.jobs.work(other, [forgetExpired]);
	await context.jobs.send(forgetExpired, {});
	await expect.poll(() => linesOf(personId)).toBe(lines - batch);
	// A killed process, as PostgreSQL sees it: its connections end, and no new ones follow.
	way.spoil("refused");
	await holder.query("rollback");
	await holder.end();
	// It may still finish the statement in progress, and no other.
	expect(await linesOf(personId)).toBeGreaterThanOrEqual(1);

	await context.jobs.work(context, [forgetExpired]);
	// Until PostgreSQL has noticed that the first process is gone, its lock blocks the next one.
	const nextHour = async () => {
		await context.jobs.send(forgetExpired, {});
		return linesOf(personId);
	};
	await expect.poll(nextHour, { interval: 500 }).toBe(0);
	way.mend();
});
