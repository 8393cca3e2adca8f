import { expect } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
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

/** The subscription of a person who pays monthly. */
const paid = {
	planID: "premium-monthly",
	status: "active",
	standing: "renewing",
	freeUntil: null,
	isTrialUsed: true,
	currentPeriodEnd: new Date(Date.now() + 1e9).toISOString(),
	cancelAtPeriodEnd: false,
	stripeSubscriptionId: "sub_1",
};

walk.describe.configure({ mode: "parallel" });

walk("the login screens have nothing axe finds wrong", async ({ page }) => {
	for (const path of ["/login", "/signup"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectFine(page);
	}
	await page.getByRole("button", { name: "Use a switch, eye gaze or a joystick" }).click();
	const ways = page.getByRole("dialog", { name: "Ways to press" });
	for (const name of [/^Scanning/, /^Dwell/]) await ways.getByRole("checkbox", { name }).check();
	await expect(ways.getByText("Dwell time").first()).toBeVisible();
	await expectFine(page, "twice");
});

walk("the communicator, empty, with replies, and turned to the partner, and then its history", async ({ page }) => {
	await signUp(page);
	await expectFine(page);
	await askForReplies(page, "would you like tea or coffee");
	await expect(page.getByText("4 replies ready")).toBeAttached();
	await expectFine(page);
	await page.getByRole("list", { name: "Replies" }).getByRole("button").first().click();
	await page.keyboard.press("f");
	const turned = page.getByRole("dialog", { name: "For the person opposite" });
	await expect(turned).toBeVisible();
	await expectFine(page, "twice");
	await turned.getByRole("button", { name: "Turn back" }).click();
	await expect(turned).not.toBeAttached();
	// Without Memory the lines exist only on this page, so it is not reloaded.
	await page.getByRole("button", { name: "More" }).click();
	await page.getByRole("button", { name: /^Conversation/ }).click();
	await page.getByRole("main").getByRole("link", { name: "History" }).click();
	await expect(page.getByRole("button", { name: /^Delete: / }).first()).toBeVisible();
	await page
		.getByRole("button", { name: /^Delete: / })
		.first()
		.click();
	await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
	await expectFine(page);
});

walk("the other screens of a person have nothing axe finds wrong", async ({ page }) => {
	await signUp(page);
	for (const path of appScreens) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
		await expectFine(page);
	}
	await page.route("**/v1/subscriptions/current/me", (route) => route.fulfill({ json: paid }));
	await page.goto("/app/subscription");
	await page.getByRole("button", { name: "Cancel Subscription" }).click();
	await expect(page.getByRole("alertdialog")).toBeVisible();
	await expectFine(page, "twice");
	await page.route("**/v1/video-tips/active", (route) => route.fulfill({ status: 404, json: {} }));
	await page.goto("/app/video-tips");
	await expect(page.getByRole("main").getByText(messages.videoTips.failed)).toBeVisible();
	await expectFine(page, "twice");
	await page.goto("/app/emergency");
	await page.getByRole("checkbox", { name: "Show SOS on the communicator" }).check();
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText(/^Saved on this device/)).toBeVisible();
	await page.getByRole("link", { name: "Back to Access and voice" }).click();
	await page.getByRole("link", { name: "Back to the communicator" }).click();
	await page.getByRole("button", { name: /^SOS/ }).click();
	await expect(page.getByRole("alertdialog", { name: "Call for help?" })).toBeVisible();
	await expectFine(page, "twice");
});

walk("the ways of saying something, and another value, have nothing axe finds wrong", async ({ page }) => {
	await signUp(page);
	const press = async (name: string) => {
		// Controls behind one more press in a narrow window are visible in a wide one.
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
