import { setImmediate as turn } from "node:timers/promises";
import { testDatabase } from "@sayso/harness/product/test-app.ts";
import { beforeDatabase, type Fault } from "@sayso/harness/stand-ins/fault-proxy.ts";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import type { Notice, Notices } from "../../seams/notices.ts";
import { postgresNotices } from "./postgres.ts";
import { sealWith } from "./seal.ts";

const seal = sealWith(["Kx8vQ2mZr71LwPd05TyhBn3cJf6gRa9u"]);
const pace = { patience: 5_000, every: 100, retry: { first: 10, longest: 10 } };
const forget = (personId: string): Notice => ({ type: "forget", personId });

/** A database behind a proxy that can be made faulty. */
async function place() {
	const database = await testDatabase();
	const pool = new pg.Pool({ connectionString: database });
	// The pool ends before its connections do, so the database may be dropped while one is still open.
	pool.on("connect", (client) => void client.on("error", () => {}));
	afterAll(() => pool.end());
	const { way, through } = await beforeDatabase(database);
	afterAll(() => way.close());
	const open = (url: string): Promise<Notices> =>
		postgresNotices(url, pool, { seal, pace, onError: () => {}, onRefused: () => {} });
	return {
		...{ pool, way },
		near: () => open(database),
		far: () => open(through),
		/** The ids of the server processes behind the connections. */
		async connections(): Promise<number[]> {
			const { rows } = await pool.query(
				"select pid from pg_stat_activity where application_name = 'sayso notices' and datname = current_database()",
			);
			return rows.map(({ pid }) => pid);
		},
	};
}

const [halfOpen, other] = [await place(), await place()];
const spoilt: (readonly [Fault, Awaited<ReturnType<typeof place>>])[] = [];
for (const fault of ["refused", "silent", "deaf", "garbled"] as const) spoilt.push([fault, await place()]);

test("a half-open connection is found and made anew, and its follower learns that something was missed", async () => {
	const [far, near] = [await halfOpen.far(), await halfOpen.near()];
	onTestFinished(async () => void (await Promise.all([far.close(), near.close()])));
	const received: string[] = [];
	far.follow({
		receive: (notice) => received.push(notice.type === "forget" ? notice.personId : notice.type),
		back: () => received.push("back"),
	});
	await near.send(forget("before"));
	await expect.poll(() => received).toEqual(["before"]);
	halfOpen.way.strand();
	await near.send(forget("missed"));
	await expect.poll(() => received).toEqual(["before", "back"]);
	await near.send(forget("after"));
	await expect.poll(() => received).toEqual(["before", "back", "after"]);
});

/** All faults run at once, because each is detected only by a timeout. */
test("a database that is refused, silent, deaf or garbled is come back to", async () => {
	const comeBack = async ([fault, { way, far: open, connections }]: (typeof spoilt)[number]) => {
		const far = await open();
		onTestFinished(async () => {
			way.mend();
			await far.close();
		});
		let backs = 0;
		far.follow({ receive: () => {}, back: () => backs++ });
		const before = await connections();
		expect(before, fault).toHaveLength(1);
		way.spoil(fault);
		const left = async () => (await connections()).filter((pid) => before.includes(pid));
		await expect.poll(left, { message: fault }).toEqual([]);
		way.mend();
		await expect.poll(() => backs, { message: fault }).toBeGreaterThan(0);
	};
	await Promise.all(spoilt.map(comeBack));
});

test("after many notices that came too late, the follower learns a few times, not once for each, that something was missed", async () => {
	const near = await other.near();
	let backs = 0;
	near.follow({ receive: () => {}, back: () => backs++ });
	const late = Array.from({ length: 100 }, (_, number) =>
		seal.close(JSON.stringify({ from: "another", number, at: 0, notice: forget("ann") })),
	);
	await other.pool.query("select pg_notify('sayso', each) from unnest($1::text[]) each", [late]);
	await expect.poll(() => near.refused.late).toBe(100);
	await expect.poll(() => backs).toBeGreaterThan(0);
	// A health check may fall between them.
	expect(backs).toBeLessThan(10);
	await near.close();
});

test("closing while a connection is being made leaves no connection open", async () => {
	for (let rounds = 0; rounds < 10; rounds++) {
		const notices = await other.far();
		other.way.cut();
		for (let turns = 0; turns < rounds * 3; turns++) await turn();
		await notices.close();
	}
	await expect.poll(other.connections).toEqual([]);
});

test("closed while the database says nothing, it does not wait for it", async () => {
	const notices = await other.far();
	onTestFinished(() => other.way.mend());
	other.way.spoil("silent");
	await notices.close();
	expect(await other.pool.query("select 1")).toBeDefined();
});
