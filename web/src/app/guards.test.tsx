import { beforeEach, expect, test } from "vitest";
import { writeProfileIncomplete } from "../identity/profile-cookie.ts";
import { refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";

const person = { id: "p1", email: "sam@example.com" };
const incomplete = { profile_complete: false, status: "active", agreement_needed: false };
const path = "/v1/users/first-login-check";

beforeEach(async () => {
	await writeProfileIncomplete(false);
});

test.each(["/app", "/app/subscription", "/app/video-tips"])(
	"an incomplete profile leads from %s to the account",
	async (from) => {
		const { screen, address } = await renderApp(from, { person, answers: { [path]: incomplete } });
		await expect.element(screen.getByText(/Your profile is not complete yet/)).toBeVisible();
		expect(address()).toBe("/app/account");
		expect(document.cookie).toContain("profile-incomplete=true");
	},
);

test.each(["/app/account", "/app/preferences"])("an incomplete profile leaves %s open", async (to) => {
	const { screen, address } = await renderApp(to, { person, answers: { [path]: incomplete } });
	await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
	expect(address()).toBe(to);
});

test("where the server cannot say, the device's memory counts", async () => {
	await writeProfileIncomplete(true);
	const { address } = await renderApp("/app/subscription", { person, answers: { [path]: refusing("internal") } });
	await expect.poll(address).toBe("/app/account");
});

test("nobody is kept from talking by a server that cannot say", async () => {
	const { screen, address } = await renderApp("/app/account", { person, answers: { [path]: refusing("internal") } });
	await expect.element(screen.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
	expect(address()).toBe("/app/account");
});

test("the welcome screen is for those who are awaited there", async () => {
	const { address } = await renderApp("/app/welcome?redirect=/app/account", { person });
	await expect.poll(address).toBe("/app/account");
	const visitor = await renderApp("/app/welcome");
	await expect.poll(visitor.address).toBe("/login");
});
