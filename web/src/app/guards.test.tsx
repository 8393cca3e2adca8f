import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { forgetProfileIncomplete, writeProfileIncomplete } from "../identity/profile-cookie.ts";
import { refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";

const person = { id: "p1", email: "sam@example.com" };
const incomplete = { profile_complete: false, status: "active", agreement_needed: false };
const path = "/v1/users/first-login-check";

beforeEach(async () => {
	await writeProfileIncomplete(false);
});

test.each(["/app", "/app/subscription", "/app/video-tips"])(
	"an incomplete profile redirects from %s to the account",
	async (from) => {
		const { screen, address } = await renderApp(from, { person, answers: { [path]: incomplete } });
		await expect.element(screen.getByText(/Your profile is not complete yet/)).toBeVisible();
		expect(address()).toBe("/app/account");
		expect(document.cookie).toContain("profile-incomplete=true");
	},
);

test.each(["/app/account", "/app/preferences"])("an incomplete profile leaves %s accessible", async (to) => {
	const { screen, address } = await renderApp(to, { person, answers: { [path]: incomplete } });
	await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
	expect(address()).toBe(to);
});

test("an unverified address redirects to its verification, and on from there", async () => {
	const unproved = { ...incomplete, profile_complete: true, email_verified: false };
	const status = { verified: false };
	const { screen, address } = await renderApp("/app/preferences", {
		person,
		answers: {
			[path]: unproved,
			"/v1/users/email-verification-status": status,
			"POST /v1/users/verification-code": { sent: true },
			"/v1/users/verification-code/1234": () => {
				status.verified = true;
				return Response.json({ valid: true });
			},
		},
	});
	await screen.getByLabelText("4-digit code").fill("1234");
	await screen.getByRole("button", { name: "Verify" }).click();
	await expect.poll(address).toBe("/app/preferences");
});

test("if the server is unreachable, the stored value on the device counts", async () => {
	await writeProfileIncomplete(true);
	const { address } = await renderApp("/app/subscription", { person, answers: { [path]: refusing("internal") } });
	await expect.poll(address).toBe("/app/account");
});

test("people can talk while the server is unreachable", async () => {
	const { screen, address } = await renderApp("/app/account", { person, answers: { [path]: refusing("internal") } });
	await expect.element(screen.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
	expect(address()).toBe("/app/account");
});

test.each([
	["waited for where this device does not know who came", undefined, "/app/welcome"],
	["not waited for where it does", false, "/app/account"],
])("a slow server is %s", async (_case, kept, leadsTo) => {
	if (kept === undefined) await forgetProfileIncomplete();
	// Five seconds have passed.
	vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) =>
		milliseconds < 5_000 ? AbortSignal.abort() : new AbortController().signal,
	);
	onTestFinished(() => void vi.restoreAllMocks());
	const newcomer = { profile_complete: false, status: null, agreement_needed: false };
	const { address } = await renderApp("/app/account", { person, answers: { [path]: newcomer } });
	await expect.poll(() => address().split("?")[0]).toBe(leadsTo);
});

test("the welcome screen is only for people with steps left there", async () => {
	const { address } = await renderApp("/app/welcome?redirect=/app/account", { person });
	await expect.poll(address).toBe("/app/account");
	const visitor = await renderApp("/app/welcome");
	await expect.poll(visitor.address).toBe("/login");
});
