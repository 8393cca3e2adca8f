import { liveADay, statementsOf } from "@sayso/harness/product/a-day.ts";
import { injectInto } from "@sayso/harness/product/inject-into.ts";
import { planOf } from "@sayso/harness/product/plan-of.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { jobKinds } from "../jobs/kinds.ts";

const { app, context } = await testApp();

/** Tables of the catalogue: their size depends on the number of plans, settings and tips, not of people. */
const small = new Set(["plan", "setting_option", "video_tip", "billed_price", "jwks", "counter"]);
/** Read completely once a day, for news about paying customers. */
const wholeAtNight = new Set(["subscription"]);

/** The statements that would scan a whole table although the planner avoids that if it can. */
async function readWhole(work: () => Promise<void>, allowed: ReadonlySet<string>): Promise<string[]> {
	const statements = await statementsOf(work);
	expect(statements.length).toBeGreaterThan(5);
	const client = await context.pool.connect();
	try {
		await client.query("set enable_seqscan = off");
		const found: string[] = [];
		for (const statement of statements) {
			const { unindexed } = await planOf(client, statement, false);
			const whole = unindexed.filter((table) => !allowed.has(table) && !table.startsWith("pg_"));
			if (whole.length > 0) found.push(`${whole.join(", ")}: ${statement.text}`);
		}
		return found;
	} finally {
		client.release(true);
	}
}

const day = async () => liveADay(injectInto(app), await signUp(app));

test("every statement of a person's day finds its rows by an index", async () => {
	expect(await readWhole(day, small)).toEqual([]);
});

test("so does every statement of the jobs that run by the clock", async () => {
	await signUp(app);
	await context.pool.query("insert into memory_walk (since) values (now())");
	const night = async () => {
		for (const kind of jobKinds.filter(({ cron }) => cron)) await kind.run(context, {});
	};
	expect(await readWhole(night, new Set([...small, ...wholeAtNight]))).toEqual([]);
});

test("one that has no index is noticed", async () => {
	await context.pool.query("drop index conversation_entry_of_person");
	expect((await readWhole(day, small)).join("\n")).toContain("conversation_entry: select");
});
