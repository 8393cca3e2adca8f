import { rm } from "node:fs/promises";
import { signUpThrough } from "@sayso/harness/people/sign-up.ts";
import { liveADay, type Statement, statementsOf } from "@sayso/harness/product/a-day.ts";
import { linesEach, makeCrowd } from "@sayso/harness/product/crowd.ts";
import { injectInto } from "@sayso/harness/product/inject-into.ts";
import { openProduct } from "@sayso/harness/product/open-product.ts";
import { type PlanOf, planOf } from "@sayso/harness/product/plan-of.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import pg from "pg";
import type { Bench, Effort, Figure } from "./figure.ts";

/** People, each with ten lines. The largest takes some 10 GB of disk and a quarter of an hour to make. */
const crowds = { whole: [1_000, 10_000, 100_000, 1_000_000], short: [100, 1_000] } satisfies Record<Effort, number[]>;

/**
 * The pages of 8 kB that each statement of a person's day touches in a large crowd, compared with smaller ones. Prints
 * each plan. A full table scan grows with the crowd.
 */
export const statements: Bench = {
	async run(effort) {
		const folder = testFolder();
		const { app, context, close } = await openProduct(folder);
		const sizes = crowds[effort];
		// A separate connection, because the pool's timeout is too short for these statements.
		const crowdMaker = new pg.Client({ connectionString: context.pool.options.connectionString });
		await crowdMaker.connect();
		const send = injectInto(app);
		const prove = async ({ email }: { email: string }) => {
			await context.pool.query(`update identity."user" set email_verified = true where email = $1`, [email]);
		};
		const somebody = () => signUpThrough(send, undefined, prove);
		const measured: Map<string, PlanOf>[] = [];
		for (const people of sizes) {
			await makeCrowd(crowdMaker, people);
			const day = await statementsOf(async () => liveADay(send, await somebody()));
			measured.push(await plansOf(day));
		}

		async function plansOf(day: Statement[]): Promise<Map<string, PlanOf>> {
			const client = await context.pool.connect();
			const plans = new Map<string, PlanOf>();
			// The first execution fills the cache, the second is counted.
			for (const statement of [...day, ...day]) {
				const plan = await planOf(client, statement, true).catch(() => undefined);
				if (plan) plans.set(statement.text, plan);
			}
			client.release();
			return plans;
		}

		await crowdMaker.end();
		await close();
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
		const [few = new Map<string, PlanOf>()] = measured;
		const many = measured.at(-1) ?? few;
		const lines = sizes.map((people) => (people * linesEach).toLocaleString("en")).join(", ");
		return [...many].map(([text, plan]): Figure => {
			const how = plan.unindexed.length > 0 ? `reads ${plan.unindexed.join(", ")} whole` : plan.indexes.join(", ");
			const pages = measured.map((plans) => plans.get(text)?.buffers ?? "?").join(", ");
			return {
				what: `${inShort(text)} (${how || "no table"}): ${pages}`,
				value: plan.buffers,
				unit: "pages",
				baseline: { what: `the first of ${lines} lines`, value: few.get(text)?.buffers ?? Number.NaN },
			};
		});
	},
};

/** The kind of a statement and its table. */
const inShort = (text: string) =>
	/^\s*(\w+).*?(?:from|into|update)\s+((?:"\w+"\.)?"?\w+"?).*?(where .*)?$/i
		.exec(text.replaceAll(/\s+/g, " "))
		?.slice(1)
		.join(" ")
		.replaceAll('"', "")
		.slice(0, 90) ?? text.slice(0, 60);
