import { expect, type Page, test } from "@playwright/test";

/** Keeps the scripts of this name back until the answer is called. */
async function holdBack(page: Page, script: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(`**/assets/${script}-*.js`, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

test("what is typed into the demo and asked before it wakes is answered", async ({ page }) => {
	const letWake = await holdBack(page, "hydrate");
	await page.goto("/", { waitUntil: "commit" });
	const said = page.getByLabel("They say");
	await said.fill("Are you in pain?");
	await page.getByRole("button", { name: "Show replies" }).click();
	await expect(page.getByText("Tea would be good")).toBeVisible();
	letWake();
	await expect(page.getByText("Tea would be good")).toBeHidden();
	await expect(said).toHaveValue("Are you in pain?");
});

test("the login screen can be read, filled in and sent before the app is there", async ({ page }) => {
	const violations: string[] = [];
	page.on("console", (message) => message.type() === "error" && violations.push(message.text()));
	const letWake = await holdBack(page, "start");
	await page.goto("/login", { waitUntil: "commit" });
	await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
	await page.getByLabel("Email").fill("sam@");
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page).toHaveURL("/login");
	letWake();
	await expect(page.getByText("Password is required.")).toBeVisible();
	await expect(page.getByText("Enter a valid email address.")).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue("sam@");
	expect(violations).toEqual([]);
});

test("a press that goes on while the screen wakes counts, and once", async ({ page }) => {
	const letWake = await holdBack(page, "start");
	await page.goto("/login", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Show password" }).hover();
	await page.mouse.down();
	letWake();
	await expect(page.locator("#root[data-asleep]")).toHaveCount(0);
	await page.mouse.up();
	await expect(page.getByRole("button", { name: "Hide password" })).toBeVisible();
});

test("a login screen that nobody has used yet wakes with the first key, however busy the browser is", async ({
	page,
}) => {
	await page.addInitScript(() => {
		window.requestIdleCallback = () => 0;
	});
	await page.goto("/login");
	await expect(page.locator("#root[data-asleep]")).toBeAttached();
	await page.keyboard.press("Tab");
	await expect(page.locator("#root[data-asleep]")).toHaveCount(0);
});

test("whoever was signed in here the last time sees no login screen on the way", async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem("signed-in", "1"));
	const letWake = await holdBack(page, "start");
	await page.goto("/login", { waitUntil: "commit" });
	await expect(page.locator("#root > *").first()).toBeAttached();
	await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeHidden();
	letWake();
	// The session has ended since: the screen is shown after all, and answers.
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page.getByText("Password is required.")).toBeVisible();
});
