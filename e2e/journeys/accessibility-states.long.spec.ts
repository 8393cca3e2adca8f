import { expect } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { expectFine, walk } from "@sayso/harness/pages/looks.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { partnerSays } from "@sayso/harness/stand-ins/partner.ts";
import { button, field } from "@sayso/harness/ways/control.ts";
import { twoSwitches } from "@sayso/harness/ways/two-switches.ts";
import { quickest } from "@sayso/harness/ways/way.ts";

walk.describe.configure({ mode: "parallel" });

/** Ways of pressing from another device. */
const elsewhere = JSON.stringify({
	format: "sayso-bring-along",
	version: 2,
	parts: { access: { touch: { hold: 200 } } },
});

walk("what asks before it does something, menus, and an emergency", async ({ page }) => {
	await signUp(page);
	await page.goto("/app/preferences");
	const alert = page.getByRole("alertdialog");
	await page.getByRole("button", { name: "Clear Memory" }).click();
	await expect(alert).toBeVisible();
	await expectFine(page, "twice");
	await alert.getByRole("button", { name: "Keep it" }).click();
	await page.getByRole("button", { name: "Open the menu" }).click();
	await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
	await expectFine(page, "twice");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: /Your account/ }).click();
	await expect(page.getByRole("menu")).toBeVisible();
	await expectFine(page, "twice");

	await page.goto("/app/bring-along");
	await page
		.getByLabel("File to bring along")
		.setInputFiles({ name: "mine.json", mimeType: "application/json", buffer: Buffer.from(elsewhere) });
	await page.getByRole("button", { name: "Take what is ticked" }).click();
	await expect(alert.getByText(/^Your ways to press have changed/)).toBeVisible();
	await expectFine(page);
	await alert.getByRole("button", { name: "Put them back" }).click();

	await page.goto("/app/emergency");
	await page.getByRole("checkbox", { name: "Show SOS on the communicator" }).check();
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText(/^Saved on this device/)).toBeVisible();
	await page.goto("/app");
	await page.getByRole("button", { name: /^SOS/ }).click();
	await page.getByRole("button", { name: "Call for help now" }).click();
	await expect(page.getByRole("alertdialog", { name: "Emergency" })).toBeVisible();
	await expectFine(page);
});

walk("the communicator while it listens, rests, has a reply changed, and is offline", async ({ page }) => {
	await partnerSays(page, "would you like tea or coffee");
	await signUp(page);
	const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
	await press("Start Listen");
	await expect(page.getByRole("region", { name: "Conversation partner" })).toContainText("coffee");
	await expectFine(page, "twice");
	await press("Pause");
	await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
	await expectFine(page, "twice");
	await press("Stop & Process");
	await press("More");
	await press("Change a reply");
	await page.getByRole("list", { name: "Replies" }).getByRole("button").first().click();
	await expect(page.getByRole("list", { name: "Words of your reply" })).toBeVisible();
	await expectFine(page);
	await page.context().setOffline(true);
	await expect(page.getByText(messages.connection.away)).toBeVisible();
	await expectFine(page);
	// Wait for the first load of the reply engine.
	await page.getByRole("textbox", { name: /^What they say/ }).fill("are you hungry");
	await press("Process Text");
	await expect(page.getByText(messages.communicator.generationError)).toBeVisible();
	await expectFine(page);
});

walk("signing up with nothing, and with an address that somebody has", async ({ page }) => {
	const { email } = await signUp(page);
	await page.context().clearCookies();
	await page.goto("/signup");
	await page.getByRole("button", { name: "Create account" }).click();
	await expect(page.getByText("Email is required.")).toBeVisible();
	await expectFine(page);
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill("secret 1");
	await page.getByRole("button", { name: "Create account" }).click();
	await expect(page.getByText("That email is already in use.")).toBeVisible();
	await expectFine(page, "twice");
});

walk("the keyboard on the screen, its letters and its signs", async ({ page }) => {
	const way = twoSwitches(quickest);
	await page.addInitScript((access) => localStorage.setItem("access", access), JSON.stringify(way.profile));
	await page.goto("/signup");
	await way.choose(page, field("Email"));
	const keyboard = page.getByRole("dialog", { name: "Keyboard" });
	await expect(keyboard).toBeVisible();
	await expectFine(page);
	await way.choose(page, button("123, numbers and signs"));
	await expect(keyboard.getByRole("button", { name: "7", exact: true })).toBeVisible();
	await expectFine(page, "twice");
});
