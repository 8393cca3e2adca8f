import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { errors } from "@sayso/contract/errors.ts";
import { messages } from "@sayso/contract/messages.ts";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { newcomer, refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";

const sam = { id: "p1", email: "sam@example.com" };
const { verification } = messages;
const check = { profile_complete: false, status: null, agreement_needed: true };
const complete = { profile_complete: true, status: "active", agreement_needed: false };

const codePath = "/v1/users/verification-code";
const unverified = {
	"/v1/users/first-login-check": check,
	"/v1/users/email-verification-status": { verified: false },
	[`POST ${codePath}`]: { sent: true },
};
const verified = { ...unverified, "/v1/users/email-verification-status": { verified: true } };

async function openCode(answers: Record<string, unknown> = {}) {
	const table: Record<string, unknown> = { ...unverified, ...answers };
	const app = await renderApp("/app/account", { person: sam, answers: table });
	const { screen } = app;
	await expect.element(screen.getByRole("heading", { name: verification.required })).toBeVisible();
	return {
		...app,
		table,
		code: screen.getByLabelText("4-digit code"),
		verify: screen.getByRole("button", { name: "Verify" }),
		resend: screen.getByRole("button", { name: "Resend Code" }),
	};
}

describe("the email verification", () => {
	test("mentions the link that comes instead of one code too many", async () => {
		const { screen } = await openCode({ [`POST ${codePath}`]: refusing("code_by_link") });
		await expect.element(screen.getByText(errors.code_by_link.detail)).toBeVisible();
	});

	test("is followed by a message for people who had the free plan before", async () => {
		const back = { ...verified, "/v1/users/first-login-check": { ...check, free_plan_used: true } };
		const { screen } = await renderApp("/app", { person: sam, answers: back });
		await expect.element(screen.getByText(messages.subscription.freePlanUsed)).toBeVisible();
	});

	test("says what it waits for", async () => {
		const waiting = Promise.withResolvers<Response>();
		const answers = { ...unverified, "/v1/users/email-verification-status": () => waiting.promise };
		const { screen } = await renderApp("/app", { person: sam, answers });
		await expect.element(screen.getByRole("heading", { name: verification.checking })).toBeVisible();
		waiting.resolve(Response.json({ verified: false }));
		await expect.element(screen.getByRole("heading", { name: verification.required })).toBeVisible();
	});

	test("sends a code on entry, once, and says so", async () => {
		const { screen, asked } = await openCode();
		await expect.element(screen.getByText(verification.sent)).toBeVisible();
		expect(asked.filter(({ method }) => method === "POST")).toEqual([{ method: "POST", path: codePath, body: {} }]);
	});

	test("accepts a code pasted with text around it", async () => {
		const { code, verify } = await openCode();
		await expect.element(code).toHaveFocus();
		await expect.element(code).toHaveAttribute("autocomplete", "one-time-code");
		await expect.element(verify).toHaveAttribute("aria-disabled", "true");
		await userEvent.fill(code, " Your code: 04-279 ");
		await expect.element(code).toHaveValue("0427");
		await expect.element(verify).toHaveAttribute("aria-disabled", "false");
	});

	test.each(["a press", "Enter"])("asks for all the digits at %s", async (way) => {
		const { screen, code, verify, asked } = await openCode();
		await code.fill("042");
		if (way === "Enter") await userEvent.keyboard("{Enter}");
		// Forced, as a person can: it is marked as disabled.
		else await verify.click({ force: true });
		await expect.element(screen.getByText("Enter the 4-digit code.")).toBeVisible();
		await expect.element(code).toHaveFocus();
		expect(asked.filter(({ path }) => path.startsWith(`${codePath}/`))).toEqual([]);
	});

	test.each([
		["a wrong one", { valid: false, reason: "wrong" }, verification.invalid],
		["one too many", refusing("code_locked"), errors.code_locked.detail],
		["far too many", refusing("code_by_link"), errors.code_by_link.detail],
		["no answer", refusing("internal"), verification.failed],
	])("%s is reported, and the box is empty for the next try", async (_case, answer, sentence) => {
		const { screen, code, verify } = await openCode({ [`${codePath}/0427`]: answer });
		await code.fill("0427");
		await verify.click();
		await expect.element(screen.getByText(sentence)).toBeVisible();
		await expect.element(code).toHaveValue("");
		await expect.element(code).toHaveFocus();
	});

	test("the right one leads to the profile, which gets the focus", async () => {
		const { screen, code, verify, table } = await openCode({ [`${codePath}/0427`]: { valid: true } });
		table["/v1/users/email-verification-status"] = { verified: true };
		await code.fill("0427");
		await verify.click();
		await expect.element(screen.getByText(verification.verified)).toBeVisible();
		await expect.element(screen.getByRole("heading", { name: "Complete Your Profile" })).toHaveFocus();
	});

	test("a status that cannot be read is reported, and nothing is sent unasked", async () => {
		const { screen, resend, asked } = await openCode({ "/v1/users/email-verification-status": refusing("internal") });
		await expect.element(screen.getByText(verification.statusFailed)).toBeVisible();
		expect(asked.some(({ method }) => method === "POST")).toBe(false);
		await resend.click();
		await expect.element(screen.getByText(verification.sent)).toBeVisible();
	});

	test("a code that cannot be sent is reported, and can be requested again at once", async () => {
		const { screen, resend } = await openCode({ [`POST ${codePath}`]: refusing("internal") });
		await expect.element(screen.getByText(verification.sendFailed)).toBeVisible();
		await expect.element(resend).toBeEnabled();
	});

	test("another code can be requested after the seconds given by the server", async () => {
		const tooSoon = refusing("code_too_soon", { retry_after: 17 });
		const { screen, resend } = await openCode({ [`POST ${codePath}`]: tooSoon });
		await expect.element(screen.getByText(errors.code_too_soon.detail)).toBeVisible();
		await expect.element(resend).toBeDisabled();
		await expect.element(screen.getByText(/another code in 1\d s\./)).toBeVisible();
		const now = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 17_000);
		await expect.element(resend).toBeEnabled();
		now.mockRestore();
	});

	test("the wrong person can leave", async () => {
		const { screen } = await openCode();
		await screen.getByRole("button", { name: "Not you? Sign out" }).click();
		await expect.element(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
	});
});

describe("the first profile", () => {
	const saved = { ...newcomer, first_name: "Robin" };

	async function openProfile(answers: Record<string, unknown> = {}) {
		const app = await renderApp("/app/account", { person: sam, answers: { ...verified, ...answers } });
		await expect.element(app.screen.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible();
		return { ...app, submit: app.screen.getByRole("button", { name: "Complete Profile" }) };
	}
	type Opened = Awaited<ReturnType<typeof openProfile>>;

	async function choose({ screen }: Opened, label: string, typed: string, option: string) {
		const box = screen.getByRole("combobox", { name: label });
		const wanted = screen.getByRole("option", { name: option, exact: true });
		// The list closes when the page scrolls, which it does to show the current choice.
		await expect
			.poll(async () => {
				await box.fill("");
				await box.fill(typed);
				return wanted.query();
			})
			.not.toBeNull();
		await wanted.click();
	}

	async function fillIn(app: Opened, birthYear: string) {
		await app.screen.getByLabelText("First name").fill("Robin");
		await app.screen.getByLabelText("Surname").fill("Example");
		await app.screen.getByLabelText("Birth Year").selectOptions(birthYear);
		await choose(app, "Country", "austra", "Australia");
		await choose(app, "Language", "engl", "English");
		await app.screen.getByLabelText(/I agree/).click();
	}

	test("shows all that is missing, each with a link to its field, and is not sent before", async () => {
		const { screen, submit, asked } = await openProfile();
		await expect.element(submit).toHaveAttribute("aria-disabled", "true");
		// Forced, as a person can: it is marked as disabled.
		await submit.click({ force: true });
		const summary = screen.getByRole("alert").filter({ hasText: "not saved yet" });
		await expect.element(summary.getByRole("button", { name: "Birth Year" })).toBeVisible();
		await expect.element(screen.getByText("Required").first()).toBeVisible();
		await expect.element(screen.getByText(messages.profile.agreementMissing)).toBeVisible();
		await expect.element(screen.getByLabelText("First name")).toHaveFocus();
		await summary.getByRole("button", { name: /Terms/ }).click();
		await expect.element(screen.getByLabelText(/I agree/)).toHaveFocus();
		await screen.getByLabelText(/I agree/).click();
		await expect.element(summary.getByRole("button", { name: /Terms/ })).not.toBeInTheDocument();
		await expect.element(submit).not.toHaveAttribute("aria-disabled", "true");
		expect(asked.some(({ path, method }) => method === "POST" && path === "/v1/users")).toBe(false);
	});

	test('opens its long lists on a press, accepts a typed name, and has "Choose a year" first', async () => {
		const app = await openProfile();
		const country = app.screen.getByRole("combobox", { name: "Country" });
		await country.click();
		await expect.element(app.screen.getByRole("option", { name: "Zimbabwe" })).toBeInTheDocument();
		await country.fill("new zea");
		await userEvent.keyboard("{Tab}");
		await expect.element(country).toHaveValue("New Zealand");
		await country.fill("austr");
		await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
		await expect.element(country).toHaveValue("Austria");
		const years = app.screen.getByLabelText("Birth Year");
		await expect.element(years).toHaveDisplayValue("Choose a year");
		expect(years.element().querySelector("option")?.textContent).toBe("Choose a year");
		await years.selectOptions("1964");
		await expect.element(app.screen.getByRole("option", { name: "Choose a year" })).not.toBeInTheDocument();
	});

	test("is saved with the agreement, completed, and leads to the wanted address", async () => {
		const app = await openProfile({ "POST /v1/users": saved, "PUT /v1/users/complete-profile": complete });
		await fillIn(app, "1985");
		await app.submit.click();
		await expect.element(app.screen.getByText(messages.profile.saved)).toBeVisible();
		await expect.element(app.screen.getByRole("heading", { name: "About Me" })).toHaveFocus();
		await app.screen.getByRole("button", { name: "Not now" }).click();
		await expect.poll(app.address).toBe("/app/account");
		expect(app.asked.some(({ path, method }) => method === "PUT" && path === "/v1/users/preferences")).toBe(false);
		const sent = app.asked.find(({ method, path }) => method === "POST" && path === "/v1/users")?.body;
		expect(sent).toEqual({
			id: "p1",
			email: sam.email,
			first_name: "Robin",
			surname: "Example",
			birth_year: 1985,
			country: "au",
			language: "en",
			guardian: null,
			agreedToTermsAndPrivacy: true,
			user_hash: localStorage.getItem("visitor-id"),
		});
		expect(document.cookie).toContain("profile-incomplete=false");
	});

	test("below sixteen asks for an adult; then About Me is offered once", async () => {
		const app = await openProfile({
			"POST /v1/users": saved,
			"PUT /v1/users/complete-profile": complete,
			"PUT /v1/users/preferences": defaultPreferences,
		});
		await fillIn(app, String(new Date().getUTCFullYear() - 15));
		await app.submit.click();
		await expect.element(app.screen.getByText(/confirm that a parent, guardian or clinician/)).toBeVisible();
		await app.screen.getByRole("radio", { name: "Parent" }).click();
		await app.submit.click();
		await app.screen.getByLabelText("About Me", { exact: true }).fill("I like tea.");
		await app.screen.getByRole("button", { name: "Save and start" }).click();
		await expect.poll(app.address).toBe("/app/account");
		expect(
			app.asked.find(({ path, method }) => method === "PUT" && path === "/v1/users/preferences")?.body,
		).toMatchObject({
			...{ aboutMe: "I like tea.", changed: { aboutMe: expect.any(Number) } },
		});
		expect(app.asked.find(({ method }) => method === "POST")?.body).toMatchObject({ guardian: "parent" });
	});

	test("that cannot be saved shows an error, and stays", async () => {
		const app = await openProfile({ "POST /v1/users": refusing("internal") });
		await fillIn(app, "1985");
		await app.submit.click();
		await expect.element(app.screen.getByText(messages.profile.saveFailed)).toBeVisible();
		await expect.element(app.screen.getByLabelText("First name")).toHaveValue("Robin");
	});

	test("shows a refusal beside its field", async () => {
		const refusal = refusing("invalid", { errors: { surname: "At least 2 characters" } });
		const app = await openProfile({ "POST /v1/users": refusal });
		await fillIn(app, "1985");
		await app.submit.click();
		await expect.element(app.screen.getByText("At least 2 characters")).toBeVisible();
	});
});

test("new legal texts ask for a new agreement, and can be read in full", async () => {
	const answers = {
		"/v1/users/first-login-check": { ...complete, agreement_needed: true },
		"PUT /v1/users/complete-profile": complete,
	};
	const { screen, asked, address } = await renderApp("/app/account", { person: sam, answers });
	await expect.element(screen.getByRole("heading", { name: "Our terms have changed" })).toBeVisible();
	await screen.getByRole("button", { name: "Privacy Policy" }).click();
	await expect.element(screen.getByRole("dialog", { name: "Privacy Policy" }).getByText(/Version 1\.2/)).toBeVisible();
	await userEvent.keyboard("{Escape}");
	const goOn = screen.getByRole("button", { name: "Continue" });
	await expect.element(goOn).toHaveAttribute("aria-disabled", "true");
	goOn.element().focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(screen.getByText(messages.profile.agreementMissing)).toBeVisible();
	await screen.getByLabelText(/I agree/).click();
	await goOn.click();
	await expect.poll(address).toBe("/app/account");
	expect(asked.find(({ method }) => method === "PUT")?.body).toMatchObject({ agreedToTermsAndPrivacy: true });
});
