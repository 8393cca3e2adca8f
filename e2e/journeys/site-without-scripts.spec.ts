import { type APIRequestContext, expect, type Page, test } from "@playwright/test";

/** Those that no search engine is told of. */
const unlisted = ["/coming-soon", "/none", "/help/none", "/login", "/signup", "/reset"];

async function everyPage(request: APIRequestContext): Promise<string[]> {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
	expect(listed).toContain("/help/how-to-use-communicator");
	return [...listed, ...unlisted];
}

/** Wakes every part of the page. */
async function wake(page: Page): Promise<void> {
	const asleep = page.locator("[data-asleep]");
	await expect(async () => {
		if ((await asleep.count()) > 0) await asleep.last().scrollIntoViewIfNeeded({ timeout: 500 });
		expect(await asleep.count()).toBe(0);
	}).toPass();
}

/** What each element of the page's main part says itself: of the page as it stands, or of its HTML. */
const saidBy = (page: Page, html?: string): Promise<string[]> =>
	page.evaluate((source) => {
		const { body } = source === undefined ? document : new DOMParser().parseFromString(source, "text/html");
		return [...body.querySelectorAll("main :not(noscript, noscript *)")]
			.map(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text))
			.map((own) =>
				own
					.map(({ data }) => data)
					.join("")
					.replaceAll(/\s+/g, " ")
					.trim(),
			)
			.filter(Boolean);
	}, html);

// It reads every page there is.
test.describe.configure({ timeout: 300_000 });

test("every public page says all it has to say without JavaScript", async ({ page, request }) => {
	for (const path of await everyPage(request)) {
		const html = await (await request.get(path)).text();
		await page.goto(path);
		await wake(page);
		const said = await saidBy(page);
		expect(said.length, path).toBeGreaterThan(2);
		expect(await saidBy(page, html), path).toEqual(said);
	}
});
