import { expect } from "@playwright/test";
import { expectFine, walk } from "@sayso/harness/pages/looks.ts";
import { askForReplies } from "@sayso/harness/people/ask-for-replies.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";

const appScreens = [
	"/app/access",
	"/app/emergency",
	"/app/voice",
	"/app/account",
	"/app/preferences",
	"/app/subscription",
	"/app/subscription?view=plans",
	"/app/video-tips",
	"/app/history",
	"/app/credits",
	"/app/help",
	"/app/help/how-to-use-communicator",
];

walk.describe.configure({ mode: "parallel" });

walk("the login screens have nothing axe finds wrong", async ({ page }) => {
	for (const path of ["/login", "/signup"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectFine(page);
	}
});

walk("the communicator, empty and with replies, has nothing axe finds wrong", async ({ page }) => {
	await signUp(page);
	await expectFine(page);
	await askForReplies(page, "would you like tea or coffee");
	await expect(page.getByText("4 replies ready")).toBeAttached();
	await expectFine(page);
});

walk("the other screens of a person have nothing axe finds wrong", async ({ page }) => {
	await signUp(page);
	for (const path of appScreens) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
		await expectFine(page);
	}
});
