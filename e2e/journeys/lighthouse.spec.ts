import { expect, test } from "@playwright/test";
import { type Category, lookWithLighthouse } from "../stage/lighthouse.ts";

/** What does not depend on how busy the machine is. Speed is shown by `npm run bench page-speed`. */
const categories: readonly Category[] = ["accessibility", "best-practices", "seo"];

// It loads each page several times, as a slow phone would.
test.describe.configure({ timeout: 180_000 });

for (const path of ["/", "/help/how-to-use-communicator", "/login"])
	test(`Lighthouse has nothing against ${path}`, async ({ baseURL }) => {
		const { score, failing } = await lookWithLighthouse(`${baseURL}${path}`, categories);
		expect(failing).toEqual([]);
		expect(Object.fromEntries(categories.map((category) => [category, score(category)]))).toEqual({
			accessibility: 100,
			"best-practices": 100,
			seo: 100,
		});
	});
