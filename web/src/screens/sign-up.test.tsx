import { errors } from "@sayso/contract/errors.ts";
import { newPasswordHint } from "@sayso/contract/rules/password.ts";
import { describe, expect, test } from "vitest";
import type { IdentityError } from "../identity/identity.ts";
import { renderApp } from "../testing/render-app.tsx";

async function openSignUp() {
	const app = await renderApp("/signup?redirect=/app/account");
	const { screen } = app;
	await expect.element(screen.getByRole("heading", { name: "Create an Account" })).toBeVisible();
	return {
		...app,
		email: screen.getByLabelText("Email"),
		password: screen.getByLabelText("Password", { exact: true }),
		submit: screen.getByRole("button", { name: "Create account" }),
	};
}

describe("the sign-up form", () => {
	test("shows while typing that a password is too short, and does not submit it", async () => {
		const { screen, email, password, submit, identity } = await openSignUp();
		await expect.element(screen.getByText(newPasswordHint)).toBeVisible();
		await email.fill("sam@example.com");
		await password.fill("five5");
		await expect.element(screen.getByText("Password must be at least 6 characters.")).toBeVisible();
		await submit.click();
		await expect.element(password).toHaveFocus();
		expect(identity.tried).toEqual([]);
		await password.fill("six-six");
		await expect.element(screen.getByText(/must be at least 6/)).not.toBeInTheDocument();
	});

	test("shows what is missing on submit", async () => {
		const { screen, submit } = await openSignUp();
		await submit.click();
		await expect.element(screen.getByText("Email is required.")).toBeVisible();
		await expect.element(screen.getByText("Password is required.")).toBeVisible();
	});

	test("creates the account and leads on", async () => {
		const { screen, email, password, submit, identity } = await openSignUp();
		await email.fill("  sam@example.com ");
		await password.fill("six-six");
		await submit.click();
		await expect.element(screen.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
		expect(identity.tried).toEqual([{ email: "sam@example.com", password: "six-six" }]);
	});

	const sentences: [IdentityError, string][] = [
		["email-already-in-use", "That email is already in use."],
		["weak-password", "Password must be at least 6 characters."],
		["easy-password", "That password is easy to guess. Please choose another."],
		["invalid-email", "Please enter a valid email address."],
		["too-many-requests", errors.too_many_requests.detail],
		["no-connection", "Sayso cannot be reached. Please check your connection and try again."],
		["unknown", "An unexpected error occurred."],
	];
	test.each(sentences)("shows a refusal in place: %s", async (refusal, sentence) => {
		const { screen, email, password, submit, identity } = await openSignUp();
		identity.refuseWith = refusal;
		await email.fill("sam@example.com");
		await password.fill("six-six");
		await submit.click();
		await expect.element(screen.getByText(sentence)).toBeVisible();
	});

	test("shows the legal texts in full, and keeps the typed fields", async () => {
		const { screen, email } = await openSignUp();
		await email.fill("sam@example.com");
		for (const [name, heading] of [
			["Terms and Conditions", /Who we are/],
			["Privacy Policy", /information/i],
		] as const) {
			await screen.getByRole("button", { name }).click();
			const dialog = screen.getByRole("dialog", { name });
			await expect.element(dialog.getByRole("heading", { name: heading, level: 2 }).first()).toBeVisible();
			await dialog.getByRole("button", { name: "Close" }).click();
			await expect.element(dialog).not.toBeInTheDocument();
		}
		await expect.element(email).toHaveValue("sam@example.com");
	});
});
