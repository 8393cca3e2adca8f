import { expect, test } from "@playwright/test";
import { signOut, signUp } from "@sayso/harness/people/on-screen.ts";

test("a visitor who is not logged in is sent to log in, and comes back to where they were", async ({ page }) => {
	const person = await signUp(page);
	await signOut(page);
	await page.goto("/app/preferences");
	await expect(page).toHaveURL(/\/login/);
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Password", { exact: true }).fill(person.password);
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page).toHaveURL(/\/app\/preferences/);
});

test("no page breaks its own security policy or writes an error", async ({ page }) => {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(error.message));
	for (const path of ["/", "/terms", "/privacy", "/login", "/signup"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
	// An open sign-up screen would notice the account that a script makes, and ask for a code of its own.
	await page.goto("about:blank");
	await signUp(page);
	expect(complaints).toEqual([]);
});
