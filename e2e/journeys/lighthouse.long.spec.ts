import { expect, test } from "@playwright/test";
import { type Category, lookWithLighthouse } from "@sayso/harness/pages/lighthouse.ts";

/** The categories that do not depend on the machine's load. */
const steady: readonly Category[] = ["accessibility", "best-practices", "seo"];

// It loads each page several times, as a slow phone would.
test.describe.configure({ timeout: 180_000 });

for (const path of ["/", "/help/how-to-use-communicator", "/login"])
	test(`Lighthouse reports no problem on ${path}`, async ({ baseURL }) => {
		const { score, failing } = await lookWithLighthouse(`${baseURL}${path}`, ["performance", ...steady]);
		// Performance is printed, not asserted: `npm run bench page-speed` compares it with a baseline, and budgets limit the sizes.
		const scores = ["performance" as const, ...steady].map((category) => `${category} ${score(category)}`);
		console.log(`lighthouse ${path} ${scores.join(", ")}`);
		expect(failing).toEqual([]);
		expect(steady.map(score)).toEqual(steady.map(() => 100));
	});
