import { type APIRequestContext, expect, type Page, test } from "@playwright/test";

/** Pages hidden from search engines. */
const unlisted = ["/coming-soon", "/none", "/help/none", "/login", "/signup", "/reset"];

async function everyPage(request: APIRequestContext): Promise<string[]> {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
	expect(listed).toContain("/help/how-to-use-communicator");
	return [...listed, ...unlisted];
}

/** Hydrates every part of the page. */
async function hydrate(page: Page): Promise<void> {
	const unhydrated = page.locator("[data-unhydrated]");
	await expect(async () => {
		if ((await unhydrated.count()) > 0) await unhydrated.last().scrollIntoViewIfNeeded({ timeout: 500 });
		expect(await unhydrated.count()).toBe(0);
	}).toPass();
}

/** The own text of each element in the main part, of the live page or of its HTML. */
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

// It reads every page.
test.describe.configure({ timeout: 300_000 });

test("every public page is complete without JavaScript", async ({ page, request }) => {
	for (const path of await everyPage(request)) {
		const html = await (await request.get(path)).text();
		await page.goto(path);
		await hydrate(page);
		const said = await saidBy(page);
		expect(said.length, path).toBeGreaterThan(2);
		expect(await saidBy(page, html), path).toEqual(said);
	}
});
