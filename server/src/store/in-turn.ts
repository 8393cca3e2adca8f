import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { onlyOnce } from "./only-once.ts";

const pauseMilliseconds = 50;
const patienceMilliseconds = 20_000;

/**
 * Runs `work` after all other work of the same name, in any process on this database. Waiting holds no connection.
 * @throws if the other work takes too long
 */
export async function inTurn<Result>(pool: pg.Pool, name: string, work: () => Promise<Result>): Promise<Result> {
	for (let waited = 0; waited < patienceMilliseconds; waited += pauseMilliseconds) {
		const done: Result[] = [];
		if (await onlyOnce(pool, name, async () => void done.push(await work()))) return done[0] as Result;
		await setTimeout(pauseMilliseconds);
	}
	throw new Error(`Other work takes too long: ${name}`);
}
