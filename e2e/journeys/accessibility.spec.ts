import { expect, test } from "@playwright/test";
import { inEveryLook } from "../stage/looks.ts";
import { signUp } from "../stage/person.ts";

const appScreens = [
	"/app/account",
	"/app/preferences",
	"/app/subscription",
	"/app/subscription?view=plans",
	"/app/video-tips",
	"/app/memory",
	"/app/credits",
	"/app/help",
	"/app/help/how-to-use-communicator",
];

inEveryLook((expectFine) => {
	for (const path of ["/", "/terms", "/privacy", "/login", "/signup", "/nothing-here"])
		test(`${path} has nothing axe finds wrong`, async ({ page }) => {
			await page.goto(path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expectFine(page);
		});

	test("the communicator, empty and with replies, has nothing axe finds wrong", async ({ page }) => {
		await signUp(page);
		await expectFine(page);
		await page.getByRole("textbox").fill("would you like tea or coffee");
		await page.getByRole("button", { name: "Process Text" }).click();
		const replies = page.getByRole("list", { name: "Replies" });
		await expect(replies.getByRole("button")).toHaveCount(4);
		// The last card is there a moment before the set is done, and some buttons wait for that.
		await expect(replies).toHaveAttribute("aria-busy", "false");
		await expectFine(page);
	});

	test("the other screens of a person have nothing axe finds wrong", async ({ page }) => {
		await signUp(page);
		for (const path of appScreens) {
			await page.goto(path);
			await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
			await expectFine(page);
		}
	});
});
