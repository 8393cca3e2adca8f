import { expect, test } from "@playwright/test";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { startDeployment } from "@sayso/harness/stand-ins/deployment.ts";

test.use({ serviceWorkers: "allow" });

test("a version deployed during a conversation waits: no reload, every screen opens, then it is offered", async ({
	browser,
	baseURL,
}) => {
	const deployment = await startDeployment(baseURL ?? "");
	const context = await browser.newContext({ baseURL: deployment.url });
	const page = await context.newPage();
	await signUp(page);
	/** How many files of each build are stored. */
	const kept = (name: RegExp) =>
		page.evaluate(async (pattern) => {
			const caching = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()));
			return caching.flat().filter(({ url }) => new RegExp(pattern).test(url)).length;
		}, name.source);
	const listed = () =>
		page.evaluate(async () => {
			const [, list = ""] = /^const kept = (.*);$/m.exec(await (await fetch("/worker.js")).text()) ?? [];
			const { first, rest } = JSON.parse(list) as Record<"first" | "rest", string[]>;
			return [...first, ...rest].filter((address) => address.startsWith("/assets/")).length;
		});
	const all = await listed();
	await expect.poll(() => kept(/\/assets\//), { timeout: 60_000 }).toBeGreaterThanOrEqual(all);

	const cards = page.getByRole("list", { name: "Replies" }).getByRole("button");
	const ask = async (prompt: string) => {
		await page.getByRole("textbox").first().fill(prompt);
		await page.getByRole("button", { name: "Process Text" }).click();
		await expect(cards).toHaveCount(4);
	};
	await ask("would you like a cup of tea");
	await page.evaluate(() => {
		document.body.dataset.page = "first";
	});
	deployment.deploy();
	await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration("/app"))?.update()));
	await expect
		.poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration("/app"))?.waiting))
		.toBe(true);

	// The conversation goes on, with code that loads only now.
	await cards.first().click();
	await expect(cards).toHaveCount(0);
	await page.getByRole("button", { name: "Say", exact: true }).click();
	await page.getByRole("textbox", { name: "What I say" }).fill("With milk.");
	await page.getByRole("button", { name: "Speak", exact: true }).click();
	await page.getByRole("button", { name: "Answer", exact: true }).click();
	await ask("are you cold");
	await expect(page.getByText("A new version of Sayso is ready.")).not.toBeVisible();
	await page.getByRole("link", { name: "Preferences", exact: true }).first().click();
	await expect(page.getByLabel("Context", { exact: true })).toBeVisible();
	await expect(page.getByText("A new version of Sayso is ready.")).toBeVisible();
	await page.getByRole("link", { name: "Communicator", exact: true }).first().click();
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	expect(await page.evaluate(() => document.body.dataset.page)).toBe("first");
	// The device draws emoji that were not seen before: not every part of the emoji font is stored.
	expect(deployment.gone.filter((path) => !path.includes("noto-emoji"))).toEqual([]);

	await page.getByRole("link", { name: "Preferences", exact: true }).first().click();
	await page.getByRole("button", { name: "Use it now" }).click();
	await expect(page.locator("script[src$='-next.js']").first()).toBeAttached();
	await expect(page.getByLabel("Context", { exact: true })).toBeVisible();
	expect(await page.evaluate(() => document.body.dataset.page)).toBeUndefined();
	await context.close();
	await deployment.close();
});
