import { expect, type Page, test } from "@playwright/test";
import { signUp } from "@sayso/harness/people/on-screen.ts";

/** A browser that blocks cookies and site data: storage access throws. The test's session stays. */
const block = (page: Page) =>
	page.addInitScript(() => {
		const refuse = {
			configurable: true,
			get() {
				throw new DOMException("Access is denied for this document.", "SecurityError");
			},
		};
		for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
			Object.defineProperty(window, name, refuse);
		Object.defineProperty(navigator, "serviceWorker", refuse);
	});

test("a browser without storage shows every page, a notice, and speaks", async ({ page }) => {
	const errors: string[] = [];
	page.on("pageerror", ({ message }) => errors.push(message));
	await block(page);
	const note = page.getByRole("region", { name: "Storage" });
	for (const path of ["/", "/help", "/login", "/signup"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(note).toContainText("it blocks cookies or site data");
	}
	await page.goto("about:blank");
	await signUp(page);
	await page.setViewportSize({ width: 390, height: 700 });
	await expect(note).toBeInViewport();
	await expect(page.getByRole("button", { name: "Yes", exact: true })).toBeInViewport({ ratio: 1 });
	await note.getByRole("button", { name: "Close this note" }).click();
	await expect(note).toHaveCount(0);
	await page.getByRole("button", { name: "Yes", exact: true }).click();
	await expect(page.getByRole("region", { name: "What you said" })).toContainText("Yes");
	await page.getByRole("textbox", { name: /^What they say/ }).fill("Tea or coffee?");
	await page.getByRole("button", { name: "Process Text" }).click();
	await expect(page.getByRole("list", { name: "Replies" }).getByRole("button").first()).toBeVisible();
	for (const path of ["/app/emergency", "/app/access", "/app/preferences", "/app/phrases"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
	expect(errors).toEqual([]);
});

test("a device without room keeps the page working, and shows a notice", async ({ page }) => {
	await signUp(page);
	await page.evaluate(() => {
		const { dataset } = document.documentElement;
		const whole = "x".repeat(5_200_000);
		for (let size = whole.length; size > 0; size >>= 1) localStorage.setItem(`filler-${size}`, whole.slice(0, size));
		delete dataset.storage;
	});
	await page.goto("/app/access");
	await page.getByText("Large", { exact: true }).first().click();
	await page.getByRole("checkbox", { name: /^Scanning/ }).click();
	await expect(page.getByRole("region", { name: "Storage" })).toContainText("no room left");
	await expect(page.getByRole("heading", { name: "Ways to press" })).toBeVisible();
});
