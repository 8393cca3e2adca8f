import { expect, test } from "@playwright/test";
import { signOut, signUp } from "@sayso/harness/people/on-screen.ts";

test("a visitor is sent to the login, and returns to the wanted address", async ({ page }) => {
	const person = await signUp(page);
	await signOut(page);
	await page.goto("/app/preferences");
	await expect(page).toHaveURL(/\/login/);
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Password", { exact: true }).fill(person.password);
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page).toHaveURL(/\/app\/preferences/);
});

test("no page violates its security policy or logs an error", async ({ page }) => {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(error.message));
	for (const path of ["/", "/terms", "/privacy", "/login", "/signup"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
	// An open sign-up screen would notice the account that a script creates, and request its own code.
	await page.goto("about:blank");
	await signUp(page);
	expect(complaints).toEqual([]);
});
