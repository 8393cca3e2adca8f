import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "@sayso/harness/pages/accessibility.ts";
import { signOut, signUp } from "@sayso/harness/people/on-screen.ts";

test("a setup is transferred by file, and by a link opened before login", async ({ browser, page }) => {
	await signUp(page);
	await page.goto("/app/phrases");
	await page.getByRole("button", { name: "New phrase" }).click();
	await page.getByLabel("What to say").fill("The dog wants out.");
	await page.getByRole("button", { name: "Save phrase" }).click();
	await page.goto("/app/bring-along");
	await expect(page.getByText(/^1 saved/)).toBeVisible();
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save the file" }).click();
	const file = await readFile(await (await saving).path());
	await page.getByLabel("Number of responses").selectOption("2");
	await page.getByLabel("Text size", { exact: true }).selectOption("large");
	const link = await page.getByRole("textbox", { name: "Setup link" }).inputValue();
	await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
	await expectAccessible(page);

	const context = await browser.newContext();
	const other = await context.newPage();
	const person = await signUp(other);
	await signOut(other);

	const asked: string[] = [];
	other.on("request", (request) => asked.push(`${request.url()} ${request.headers().referer ?? ""}`));
	await other.goto(link);
	await expect(other).toHaveURL(/\/login\?redirect=%2Fapp%2Fbring-along$/);
	await other.getByLabel("Email").fill(person.email);
	await other.getByLabel("Password", { exact: true }).fill(person.password);
	await other.getByRole("button", { name: "Log in" }).click();
	const setup = other.getByRole("region", { name: "A setup link" });
	await expect(setup.getByText(/Number of responses: 4/)).toBeVisible();
	// With the keyboard alone.
	await setup.getByRole("button", { name: "Take what is ticked" }).press("Enter");
	await expect(setup.getByText("Brought in: Preferences, This device.")).toBeVisible();
	await setup.getByRole("button", { name: "Close" }).press("Enter");
	expect(asked.filter((each) => each.includes("setup="))).toEqual([]);

	await other
		.getByLabel("File to bring along")
		.setInputFiles({ name: "mine.json", mimeType: "application/json", buffer: file });
	await expect(other.getByText("1 phrase: 1 new")).toBeVisible();
	await expectAccessible(other);
	await other.getByRole("checkbox", { name: "Preferences" }).first().uncheck();
	await other.getByRole("button", { name: "Take what is ticked" }).click();
	await expect(other.getByText(/^Brought in: .*Phrases/)).toBeVisible();
	await other.goto("/app/phrases");
	await expect(other.getByText("The dog wants out.")).toBeVisible();
	await other.goto("/app/preferences");
	await expect(other.getByLabel("Number of responses", { exact: true })).toHaveValue("2");
	await context.close();
});
