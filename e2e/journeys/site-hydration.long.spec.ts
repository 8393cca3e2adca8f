import { expect, type Page, test } from "@playwright/test";

/** Delays the scripts of this name until the returned function is called. */
async function holdBack(page: Page, script: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(`**/assets/${script}-*.js`, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

test("text typed into the demo before it hydrates is answered", async ({ page }) => {
	const letHydrate = await holdBack(page, "hydrate");
	await page.goto("/", { waitUntil: "commit" });
	const said = page.getByLabel("They say");
	await said.fill("Are you in pain?");
	await page.getByRole("button", { name: "Show replies" }).click();
	await expect(page.getByText("Tea would be good")).toBeVisible();
	letHydrate();
	await expect(page.getByText("Tea would be good")).toBeHidden();
	await expect(said).toHaveValue("Are you in pain?");
});

test("the login screen can be read, filled in and submitted before the app is loaded", async ({ page }) => {
	const violations: string[] = [];
	page.on("console", (message) => message.type() === "error" && violations.push(message.text()));
	const letHydrate = await holdBack(page, "start");
	await page.goto("/login", { waitUntil: "commit" });
	await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
	await page.getByLabel("Email").fill("sam@");
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page).toHaveURL("/login");
	letHydrate();
	await expect(page.getByText("Password is required.")).toBeVisible();
	await expect(page.getByText("Enter a valid email address.")).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue("sam@");
	expect(violations).toEqual([]);
});

test("a press during hydration counts once", async ({ page }) => {
	const letHydrate = await holdBack(page, "start");
	await page.goto("/login", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Show password" }).hover();
	await page.mouse.down();
	letHydrate();
	await expect(page.locator("#root[data-unhydrated]")).toHaveCount(0);
	await page.mouse.up();
	await expect(page.getByRole("button", { name: "Hide password" })).toBeVisible();
});

test("an unused login screen hydrates at the first key, however busy the browser is", async ({ page }) => {
	await page.addInitScript(() => {
		window.requestIdleCallback = () => 0;
	});
	await page.goto("/login");
	await expect(page.locator("#root[data-unhydrated]")).toBeAttached();
	await page.keyboard.press("Tab");
	await expect(page.locator("#root[data-unhydrated]")).toHaveCount(0);
});

test("a person who was signed in last sees no login screen on the way", async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem("signed-in", "1"));
	const letHydrate = await holdBack(page, "start");
	await page.goto("/login", { waitUntil: "commit" });
	await expect(page.locator("#root > *").first()).toBeAttached();
	await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeHidden();
	letHydrate();
	// The session has expired since: the screen shows after all, and works.
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page.getByText("Password is required.")).toBeVisible();
});

test("on a low screen the button does not move under a press during hydration", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 480 });
	const letHydrate = await holdBack(page, "start");
	const letKnow = Promise.withResolvers<void>();
	await page.route("**/api/auth/get-session", async (route) => {
		await letKnow.promise;
		await route.continue();
	});
	await page.goto("/signup", { waitUntil: "commit" });
	const button = page.getByRole("button", { name: "Create account" });
	await page.getByLabel("Email").fill("sam@example.org");
	await button.scrollIntoViewIfNeeded();
	const place = await button.boundingBox();
	if (!place) throw new Error("The button is not there");
	letHydrate();
	await expect(page.locator("#root[data-unhydrated]")).toHaveCount(0);
	expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
	letKnow.resolve();
	await page.waitForResponse("**/api/auth/get-session");
	await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
	await expect(page.getByText("Password is required.")).toBeVisible();
});
