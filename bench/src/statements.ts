import { rm } from "node:fs/promises";
import { signUpThrough } from "@sayso/harness/people/sign-up.ts";
import { liveADay, type Statement, statementsOf } from "@sayso/harness/product/a-day.ts";
import { linesEach, makeCrowd } from "@sayso/harness/product/crowd.ts";
import { injectInto } from "@sayso/harness/product/inject-into.ts";
import { openProduct } from "@sayso/harness/product/open-product.ts";
import { type PlanOf, planOf } from "@sayso/harness/product/plan-of.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import type { Bench, Figure } from "./figure.ts";

/**
 * Pages of 8 kB that each statement of a person's day touches in a large crowd, set against the same in one a tenth as large. Prints
 * how each is done. What reads a whole table grows tenfold.
 */
export const statements: Bench = {
	async run(effort) {
		const folder = testFolder();
		const { app, context, close } = await openProduct(folder);
		const crowds = effort === "whole" ? [10_000, 100_000] : [100, 1_000];
		const send = injectInto(app);
		const prove = async ({ email }: { email: string }) => {
			await context.pool.query(`update identity."user" set email_verified = true where email = $1`, [email]);
		};
		const somebody = () => signUpThrough(send, undefined, prove);
		const measured: Map<string, PlanOf>[] = [];
		for (const people of crowds) {
			await makeCrowd(context.pool, people);
			const day = await statementsOf(async () => liveADay(send, await somebody()));
			measured.push(await plansOf(day));
		}

		async function plansOf(day: Statement[]): Promise<Map<string, PlanOf>> {
			const client = await context.pool.connect();
			const plans = new Map<string, PlanOf>();
			// The first time brings into memory what the second time counts.
			for (const statement of [...day, ...day]) {
				const plan = await planOf(client, statement, true).catch(() => undefined);
				if (plan) plans.set(statement.text, plan);
			}
			client.release();
			return plans;
		}

		await close();
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
		const [few = new Map<string, PlanOf>(), many = new Map<string, PlanOf>()] = measured;
		return [...many].map(([text, plan]): Figure => {
			const how = plan.unindexed.length > 0 ? `reads ${plan.unindexed.join(", ")} whole` : plan.indexes.join(", ");
			return {
				what: `${inShort(text)} (${how || "no table"})`,
				value: plan.buffers,
				unit: "pages",
				baseline: {
					what: `${crowds[0]} people, ${(crowds[0] ?? 0) * linesEach} lines, in place of ${crowds[1]} and ${(crowds[1] ?? 0) * linesEach}`,
					value: few.get(text)?.buffers ?? Number.NaN,
				},
			};
		});
	},
};

/** What is done to which table. */
const inShort = (text: string) =>
	/^\s*(\w+).*?(?:from|into|update)\s+((?:"\w+"\.)?"?\w+"?).*?(where .*)?$/i
		.exec(text.replaceAll(/\s+/g, " "))
		?.slice(1)
		.join(" ")
		.replaceAll('"', "")
		.slice(0, 90) ?? text.slice(0, 60);
