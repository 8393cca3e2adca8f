import { expect, type Page, test } from "@playwright/test";
import { signUp } from "@sayso/harness/people/on-screen.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

test.describe("an address with a hash", () => {
	test("scrolls there on load, and on every change", async ({ page }) => {
		await page.goto("/#what-to-expect");
		await expect(heading(page, "Live in Australia since October 2025")).toBeInViewport();
		await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "About" }).click();
		await expect(heading(page, "A conversation, in four steps")).toBeInViewport();
		await page.evaluate(() => {
			location.hash = "#pricing";
		});
		await expect(heading(page, "Plans and prices")).toBeInViewport();
	});

	test("leads from another page to the home page", async ({ page }) => {
		await page.goto("/terms");
		await page.getByRole("contentinfo").getByRole("link", { name: "News" }).click();
		await expect(page).toHaveURL("/#what-to-expect");
		await expect(heading(page, "Live in Australia since October 2025")).toBeInViewport();
	});

	test("Learn More leads to the section on its users", async ({ page }) => {
		await page.goto("/");
		await page.getByRole("link", { name: "Learn More" }).click();
		await expect(heading(page, "Who it is for")).toBeInViewport();
	});
});

test.describe("the prices", () => {
	const shown = (page: Page) => page.locator("#pricing p[data-region]:visible");

	test("follow the chosen period and region", async ({ page }) => {
		await page.goto("/");
		await expect(shown(page)).toHaveText(["$0 /month", "$10 /month", "$15 /month"]);
		await page.getByLabel("Region").selectOption("Australia");
		await expect(shown(page)).toHaveText(["A$0 /month", "A$15 /month", "A$20 /month"]);
		await page.getByLabel("Annual").check();
		await expect(shown(page)).toHaveText(["A$150 /year", "A$200 /year"]);
		await page.getByLabel("Region").selectOption("European Union");
		await expect(shown(page)).toHaveText(["€85 /year", "€120 /year"]);
	});

	test("work without JavaScript", async ({ browser, baseURL }) => {
		const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
		const page = await context.newPage();
		await page.goto("/");
		await page.getByLabel("Region").selectOption("United Kingdom");
		await expect(shown(page)).toHaveText(["£0 /month", "£9 /month", "£12 /month"]);
		await context.close();
	});

	test("lead a visitor to the login, and a signed-in person to their subscription", async ({ page }) => {
		await page.goto("/");
		await page.getByRole("link", { name: "Choose Premium" }).click();
		await expect(page).toHaveURL("/login");
		await signUp(page);
		await page.goto("/");
		await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
		await expect(page.getByRole("link", { name: "Log In" })).toBeHidden();
		await page.getByRole("link", { name: "Choose Premium" }).click();
		await expect(page).toHaveURL(/\/app\//);
	});
});

for (const [name, width, colorScheme] of [
	["narrow-dark", 390, "dark"],
	["narrow-light", 390, "light"],
	["wide-dark", 1440, "dark"],
	["wide-light", 1440, "light"],
] as const)
	test(`the picture of the communicator fits a ${colorScheme} window of ${width} px`, { tag: "@long" }, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme });
		await page.goto("/");
		const picture = page.getByRole("img", { name: /^The communicator:/ });
		await picture.scrollIntoViewIfNeeded();
		const drawn = () => picture.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ""));
		await expect.poll(drawn).toContain(`communicator-${name}`);
	});

test("the demo answers and speaks without an account", async ({ page }) => {
	await page.addInitScript(() => {
		Object.assign(window, { spoken: [] });
		speechSynthesis.speak = (utterance) => {
			(window as unknown as { spoken: string[] }).spoken.push(utterance.text);
			utterance.dispatchEvent(new Event("start"));
			utterance.dispatchEvent(new Event("end"));
		};
	});
	await page.goto("/");
	const cards = page.getByRole("list", { name: "Replies" }).getByRole("button");
	// The demo is hydrated once it answers.
	await expect(async () => {
		await page.getByLabel("They say").fill("Are you in pain?");
		await page.getByRole("button", { name: "Show replies" }).click();
		await expect(cards.filter({ hasText: "Tea" })).toHaveCount(0, { timeout: 2_000 });
	}).toPass();
	await expect(cards).toHaveCount(4);
	const words = await cards.first().locator("strong").textContent();
	await cards.first().click();
	await expect(page.getByText(`“${words}”`)).toBeVisible();
	await expect.poll(() => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual([words]);
});

test("the text size is kept from page to page", { tag: "@long" }, async ({ page }) => {
	await page.goto("/");
	const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
	expect(await size()).toBe("16px");
	await page.getByLabel("Largest").check({ force: true });
	expect(await size()).toBe("21.6px");
	await page.goto("/help/preferences");
	expect(await size()).toBe("21.6px");
	await expect(page.getByLabel("Largest")).toBeChecked();
});
