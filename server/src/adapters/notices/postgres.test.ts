import { setImmediate as turn } from "node:timers/promises";
import { testDatabase } from "@sayso/harness/product/test-app.ts";
import { FaultProxy, postgresAt } from "@sayso/harness/stand-ins/fault-proxy.ts";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import type { Notice, Notices } from "../../seams/notices.ts";
import { postgresNotices } from "./postgres.ts";
import { sealWith } from "./seal.ts";

const database = await testDatabase();
const pool = new pg.Pool({ connectionString: database });
afterAll(() => pool.end());
const way = await FaultProxy.before(postgresAt(database));
afterAll(() => way.close());
const through = new URL(database);
through.hostname = "127.0.0.1";
through.port = String(way.port);
through.searchParams.delete("host");

const seal = sealWith(["Kx8vQ2mZr71LwPd05TyhBn3cJf6gRa9u"]);
const pace = { patience: 5_000, every: 100, retry: { first: 10, longest: 10 } };
const open = (url: string): Promise<Notices> =>
	postgresNotices(url, pool, { seal, pace, onError: () => {}, onRefused: () => {} });
const forget = (personId: string): Notice => ({ type: "forget", personId });
/** By the number of the process that serves each. */
const connections = async (): Promise<number[]> => {
	const { rows } = await pool.query(
		"select pid from pg_stat_activity where application_name = 'sayso notices' and datname = current_database()",
	);
	return rows.map(({ pid }) => pid);
};

test("a connection that is half open is found and made anew, and who follows is told that something was missed", async () => {
	const [far, near] = [await open(through.href), await open(database)];
	onTestFinished(async () => void (await Promise.all([far.close(), near.close()])));
	const heard: string[] = [];
	far.follow({
		hear: (notice) => heard.push(notice.type === "forget" ? notice.personId : notice.type),
		back: () => heard.push("back"),
	});
	await near.tell(forget("before"));
	await expect.poll(() => heard).toEqual(["before"]);
	way.strand();
	await near.tell(forget("missed"));
	await expect.poll(() => heard).toEqual(["before", "back"]);
	await near.tell(forget("after"));
	await expect.poll(() => heard).toEqual(["before", "back", "after"]);
});

test.each(["refused", "silent", "deaf", "garbled"] as const)("a database that is %s is come back to", async (fault) => {
	const [far, near] = [await open(through.href), await open(database)];
	onTestFinished(async () => void (await Promise.all([far.close(), near.close()])));
	let backs = 0;
	far.follow({ hear: () => {}, back: () => backs++ });
	const before = await connections();
	way.spoil(fault);
	await expect.poll(async () => (await connections()).filter((pid) => before.includes(pid))).toHaveLength(1);
	way.mend();
	await expect.poll(() => backs).toBeGreaterThan(0);
});

test("closed while a connection is being made, none is left", async () => {
	for (let rounds = 0; rounds < 10; rounds++) {
		const notices = await open(through.href);
		way.cut();
		for (let turns = 0; turns < rounds * 3; turns++) await turn();
		await notices.close();
	}
	await expect.poll(connections).toEqual([]);
});

test("closed while the database says nothing, it does not wait for it", async () => {
	const notices = await open(through.href);
	onTestFinished(() => way.mend());
	way.spoil("silent");
	await notices.close();
	expect(await pool.query("select 1")).toBeDefined();
});
