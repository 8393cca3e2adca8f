import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { newestMailTo } from "@sayso/harness/people/mailbox-page.ts";
import { completeProfileOnScreen, signUpOnScreen, verifyOnScreen } from "@sayso/harness/people/on-screen.ts";
import { newPerson } from "@sayso/harness/people/sign-up.ts";
import { freePort, kill, runServer } from "@sayso/harness/product/running-server.ts";
import { standInForGoogleFrames } from "@sayso/harness/stand-ins/google-frames.ts";

/** `host:port` of a Firebase Auth emulator: `firebase emulators:start --only auth --project demo-sayso`. */
const emulator = process.env.FIREBASE_EMULATOR;
const port = await freePort();

test.skip(!emulator, "FIREBASE_EMULATOR names no emulator");
test.use({ baseURL: `http://127.0.0.1:${port}` });

let server: ChildProcess | undefined;

test.beforeAll(async () => {
	const folder = mkdtempSync(join(tmpdir(), "sayso-firebase-"));
	// The embedded database runs as another user if this one is root.
	chmodSync(folder, 0o755);
	const environment = {
		DATA_DIR: folder,
		RATE_LIMITS: "off",
		LOG_LEVEL: "warn",
		IDENTITY: "firebase",
		FIREBASE_PROJECT_ID: "demo-sayso",
		FIREBASE_API_KEY: "any",
		FIREBASE_PROVIDERS: "google,apple",
		FIREBASE_EMULATOR: emulator ?? "",
	};
	server = (await runServer(environment, port)).process;
});

test.afterAll(async () => {
	if (server) await kill(server);
});

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Log in" }).click();
}

async function signUpToTheEnd(page: Page) {
	const person = newPerson();
	await signUpOnScreen(page, person);
	await verifyOnScreen(page, person);
	await completeProfileOnScreen(page);
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	return person;
}

test("sign-up, the emailed code, the profile, the communicator; and again after a reload and a login", async ({
	page,
}) => {
	const complaints: string[] = [];
	page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
	const person = await signUpToTheEnd(page);
	expect(complaints).toEqual([]);
	await page.reload();
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	await page.getByRole("button", { name: "Sign out" }).first().click();
	await expect(page).toHaveURL(/\/login/);
	await logIn(page, { ...person, password: "not this one" });
	await expect(page.getByText(/Incorrect password\.|Invalid credentials provided\./)).toBeVisible();
	await logIn(page, person);
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
});

test("a forgotten password is reset with the emailed code, once", async ({ page }) => {
	const { email } = await signUpToTheEnd(page);
	await page.getByRole("button", { name: "Sign out" }).first().click();
	await page.getByRole("button", { name: "Forgot password?" }).click();
	const dialog = page.getByRole("dialog", { name: "Reset your password" });
	await dialog.getByLabel("Email").fill(email);
	await dialog.getByRole("button", { name: "Send reset link" }).click();
	const { text } = await newestMailTo(page, email, /new .* password/);
	const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
	expect(link.searchParams.get("oobCode")).toMatch(/.+/);
	const newPassword = page.getByRole("dialog", { name: "Set New Password" });
	const set = async (password: string) => {
		await page.goto(`${link.pathname}${link.search}`);
		await newPassword.getByLabel("New password").fill(password);
		await newPassword.getByRole("button", { name: "Set new password" }).click();
	};
	await set("another 1");
	await expect(page.getByRole("main").getByText(messages.reset.done)).toBeVisible();
	await logIn(page, { email, password: "another 1" });
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	await set("another 2");
	await expect(newPassword.getByText(messages.reset.invalidAttempt)).toBeVisible();
});

test("a changed password requires a login with the new one; and the account can be deleted", async ({ page }) => {
	const person = await signUpToTheEnd(page);
	await page.goto("/app/account");
	await page.getByRole("button", { name: "Password Settings" }).click();
	const change = async (current: string) => {
		await page.getByLabel("Current password").fill(current);
		await page.getByLabel("New password", { exact: true }).fill("Another pass 1");
		await page.getByLabel("Confirm new password").fill("Another pass 1");
		await page.getByRole("button", { name: "Change password" }).click();
	};
	await change("not this one");
	await expect(page.getByText(messages.password.currentIncorrect)).toBeVisible();
	await change(person.password);
	await expect(page).toHaveURL(/\/login/);
	await logIn(page, { ...person, password: "Another pass 1" });
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();

	await page.goto("/app/account");
	await page.getByRole("button", { name: "Delete Account" }).click();
	const section = page.getByRole("region", { name: "Delete Account" });
	await section.getByRole("button", { name: "Delete Account" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete my account" }).click();
	await expect(page).toHaveURL(/\/login/);
	await logIn(page, { ...person, password: "Another pass 1" });
	await expect(page.getByText(/No account found with this email\.|Invalid credentials provided\./)).toBeVisible();
});

for (const name of ["Google", "Apple"])
	test(`${name} signs a new person in by a window, without an emailed code; a closed window is reported`, async ({
		page,
		context,
	}) => {
		await standInForGoogleFrames(context);
		await page.goto("/login");
		const openWindow = async () => {
			const [popup] = await Promise.all([
				page.waitForEvent("popup"),
				page.getByRole("button", { name: `Continue with ${name}` }).click(),
			]);
			return popup;
		};
		await (await openWindow()).close();
		await expect(page.getByText(messages.auth["popup-closed-by-user"])).toBeVisible({ timeout: 20_000 });
		const popup = await openWindow();
		await popup.locator(".js-new-account").click();
		await popup.locator("#email-input").fill(`${randomUUID()}@example.org`);
		await popup.locator("#sign-in").click();
		await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible();
		await completeProfileOnScreen(page);
		await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	});
