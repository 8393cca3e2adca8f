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

walk("the ways of saying something, and another value, have nothing axe finds wrong", async ({ page }) => {
	await signUp(page);
	const press = async (name: string) => {
		// What lies behind one more press in a narrow window stands there in a wide one.
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.getByRole("button", { name, exact: true }).first().click();
	};
	const replies = page.getByRole("list", { name: "Replies" });
	await page.getByRole("textbox").fill("how many tablets did you take");
	await press("Process Text");
	await expect(page.getByText("4 replies ready")).toBeAttached();
	await expect(replies).toHaveAttribute("aria-busy", "false");
	await press("Other number…");
	await expect(page.getByRole("button", { name: "9", exact: true })).toBeVisible();
	await expectFine(page);
	await press("Phrases");
	await expect(page.getByRole("list", { name: "Phrases" })).toBeVisible();
	await expectFine(page);
	await press("Say");
	await page.getByRole("textbox", { name: "What I say" }).fill("I would ");
	await expect(page.getByRole("list", { name: "Suggestions" }).getByRole("button").first()).toBeVisible();
	await expectFine(page);
});
