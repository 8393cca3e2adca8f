import { errors } from "@sayso/contract/errors.ts";
import { messages } from "@sayso/contract/messages.ts";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";

const sam = { id: "p1", email: "sam@example.com" };

async function openLogin(address = "/login?redirect=/app/account", answers: Record<string, unknown> = {}) {
	const app = await renderApp(address, { answers });
	const { screen } = app;
	await expect.element(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
	return {
		...app,
		email: screen.getByLabelText("Email"),
		password: screen.getByLabelText("Password", { exact: true }),
		submit: screen.getByRole("button", { name: "Log in" }),
	};
}

describe("the login form", () => {
	test("shows no error before typing", async () => {
		const { screen } = await openLogin();
		expect(screen.getByText(/required|valid/).elements()).toEqual([]);
	});

	test("shows what is missing on submit, and focuses the first wrong field", async () => {
		const { screen, submit, email, identity } = await openLogin();
		await submit.click();
		await expect.element(screen.getByText("Email is required.")).toBeVisible();
		await expect.element(screen.getByText("Password is required.")).toBeVisible();
		await expect.element(email).toHaveFocus();
		await expect.element(email).toBeInvalid();
		expect(identity.tried).toEqual([]);
	});

	test("shows an example while a wrong address is typed, until it is right", async () => {
		const { screen, email } = await openLogin();
		await email.fill("sam@");
		await expect.element(screen.getByText("Enter a valid email address. For example: name@example.com")).toBeVisible();
		await email.fill(sam.email);
		await expect.element(screen.getByText(/Enter a valid/)).not.toBeInTheDocument();
	});

	test("leaves out the example after submitting", async () => {
		const { screen, email, submit } = await openLogin();
		await email.fill("sam@");
		await submit.click();
		await expect.element(screen.getByText("Enter a valid email address.", { exact: true })).toBeVisible();
	});

	test("says that a field is required once it is emptied", async () => {
		const { screen, email, password } = await openLogin();
		await email.fill("x");
		await email.fill("");
		await password.fill("x");
		await password.fill("");
		await expect.element(screen.getByText("Email is required.")).toBeVisible();
		await expect.element(screen.getByText("Password is required.")).toBeVisible();
	});

	test("accepts any correct password, and leads to the wanted address", async () => {
		const { screen, email, password, identity, address } = await openLogin();
		await email.fill(sam.email);
		await password.fill("x");
		await userEvent.keyboard("{Enter}");
		await expect.element(screen.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
		expect(identity.tried).toEqual([{ email: sam.email, password: "x" }]);
		expect(address()).toBe("/app/account");
	});

	test("shows progress, and does not submit twice", async () => {
		const { screen, email, password, submit, identity } = await openLogin();
		identity.hold();
		await email.fill(sam.email);
		await password.fill("secret1");
		await submit.click();
		await expect.element(screen.getByText("Please wait")).toBeInTheDocument();
		await userEvent.keyboard("{Enter}");
		identity.release();
		await expect.element(screen.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
		expect(identity.tried).toHaveLength(1);
	});

	test("shows the password when asked to", async () => {
		const { screen, password } = await openLogin();
		await password.fill("secret1");
		await expect.element(password).toHaveAttribute("type", "password");
		await screen.getByRole("button", { name: "Show password" }).click();
		await expect.element(password).toHaveAttribute("type", "text");
		await screen.getByRole("button", { name: "Hide password" }).click();
		await expect.element(password).toHaveAttribute("type", "password");
	});

	test("shows a refusal in place", async () => {
		const { screen, email, password, submit, identity } = await openLogin();
		await email.fill(sam.email);
		await password.fill("secret1");
		for (const [refusal, sentence] of [
			["user-not-found", "No account found with this email."],
			["wrong-password", "Incorrect password."],
			["invalid-email", "Invalid email address."],
			["invalid-credential", "Invalid credentials provided."],
			["too-many-requests", errors.too_many_requests.detail],
			["no-connection", "Sayso cannot be reached. Please check your connection and try again."],
			["unknown", messages.auth.loginFailed],
		] as const) {
			identity.refuseWith = refusal;
			await submit.click();
			await expect.element(screen.getByText(sentence)).toBeVisible();
			await expect.element(email).toHaveValue(sam.email);
		}
	});
});

describe("the way to and from the login screen", () => {
	test("leads to sign-up and back without losing the wanted address", async () => {
		const { screen, address } = await openLogin();
		await screen.getByRole("link", { name: "Sign up" }).click();
		await expect.element(screen.getByRole("heading", { name: "Create an Account" })).toBeVisible();
		await screen.getByRole("link", { name: "Log in" }).click();
		await expect.element(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
		expect(decodeURIComponent(address())).toBe("/login?redirect=/app/account");
	});

	test("shows for any screen that needs a login", async () => {
		const { screen, address } = await renderApp("/app/preferences");
		await expect.element(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
		expect(decodeURIComponent(address())).toBe("/login?redirect=/app/preferences");
	});

	test("redirects people who are signed in", async () => {
		const { address } = await renderApp("/login?redirect=/app/account", { person: sam });
		await expect.poll(address).toBe("/app/account");
	});

	test("never redirects outside the signed-in area", async () => {
		const { address } = await renderApp("/login?redirect=//evil.example", { person: sam });
		await expect.poll(address).toBe("/app");
	});

	test("is the same screen at /reset", async () => {
		await openLogin("/reset");
	});
});

describe("Google and Apple", () => {
	const configured = { "/v1/sign-in-options": { providers: ["google", "apple"], firebase: null } };

	test("are offered only if configured", async () => {
		const { screen } = await openLogin();
		expect(screen.getByRole("button", { name: /Continue with/ }).elements()).toEqual([]);
		const one = await openLogin("/login", { "/v1/sign-in-options": { providers: ["apple"], firebase: null } });
		await expect.element(one.screen.getByRole("button", { name: "Continue with Apple" })).toBeVisible();
		expect(one.screen.getByRole("button", { name: "Continue with Google" }).elements()).toEqual([]);
		await expect.element(one.screen.getByText("or continue with email")).toBeVisible();
	});

	test("are there from the start: nothing moves under a hand", async () => {
		const options = Promise.withResolvers<Response>();
		const { screen } = await renderApp("/login", { answers: { "/v1/sign-in-options": () => options.promise } });
		await expect.element(screen.getByText("Loading")).toBeInTheDocument();
		expect(screen.getByRole("button", { name: "Log in" }).elements()).toEqual([]);
		options.resolve(Response.json(configured["/v1/sign-in-options"]));
		await expect.element(screen.getByRole("button", { name: "Log in" })).toBeVisible();
		expect(screen.getByRole("button", { name: "Continue with Apple" }).elements()).toHaveLength(1);
	});

	test("sign the person in", async () => {
		const { screen, address } = await openLogin("/login?redirect=/app/account", configured);
		await screen.getByRole("button", { name: "Continue with Google" }).click();
		await expect.poll(address).toBe("/app/account");
	});

	test("show a refusal", async () => {
		const { screen, identity } = await openLogin("/login", configured);
		for (const [refusal, name, sentence] of [
			["popup-closed-by-user", "Google", messages.auth["popup-closed-by-user"]],
			["popup-blocked", "Apple", messages.auth["popup-blocked"]],
			["account-not-linked", "Google", messages.auth["account-not-linked"]],
			["unknown", "Google", messages.auth.googleFailed],
			["unknown", "Apple", messages.auth.appleFailed],
		] as const) {
			identity.refuseWith = refusal;
			await screen.getByRole("button", { name: `Continue with ${name}` }).click();
			await expect.element(screen.getByText(sentence)).toBeVisible();
		}
	});
});

describe("a forgotten password", () => {
	const call = "POST /v1/users/request-password-reset";

	async function openForgotten(answers: Record<string, unknown> = { [call]: { sent: true } }) {
		const app = await openLogin("/login", answers);
		await app.screen.getByRole("button", { name: "Forgot password?" }).click();
		const dialog = app.screen.getByRole("dialog", { name: "Reset your password" });
		return {
			...app,
			dialog,
			address: dialog.getByLabelText("Email"),
			send: dialog.getByRole("button", { name: /Send/ }),
		};
	}

	test("asks for an address", async () => {
		const { dialog, address, send, asked } = await openForgotten();
		await send.click();
		await expect.element(dialog.getByText("Please enter your email address.")).toBeVisible();
		await address.fill("sam@");
		await expect.element(dialog.getByText("Please enter a valid email address.")).toBeVisible();
		expect(asked.some(({ method }) => method === "POST")).toBe(false);
	});

	test("starts with the address typed at login", async () => {
		const { screen, email } = await openLogin();
		await email.fill(sam.email);
		await screen.getByRole("button", { name: "Forgot password?" }).click();
		await expect.element(screen.getByRole("dialog").getByLabelText("Email")).toHaveValue(sam.email);
	});

	test("sends an email", async () => {
		const { dialog, address, send, asked } = await openForgotten();
		await address.fill(sam.email);
		await send.click();
		await expect.element(dialog.getByText(messages.reset.sent)).toBeVisible();
		expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ email: sam.email });
	});

	test.each([
		["what the server says", refusing("too_many_requests"), errors.too_many_requests.detail],
		["a server that failed", refusing("internal"), messages.reset.sendFailed],
	])("that cannot be sent shows %s", async (_case, answer, sentence) => {
		const { dialog, address, send } = await openForgotten({ [call]: answer });
		await address.fill(sam.email);
		await send.click();
		await expect.element(dialog.getByText(sentence)).toBeVisible();
	});
});

describe("the link of a reset mail", () => {
	async function openReset(address: string, person?: typeof sam) {
		const app = await renderApp(address, { ...(person && { person }) });
		const dialog = app.screen.getByRole("dialog", { name: "Set New Password" });
		await expect.element(dialog).toBeVisible();
		return {
			...app,
			dialog,
			password: dialog.getByLabelText("New password"),
			submit: dialog.getByRole("button", { name: "Set new password" }),
		};
	}

	test.each(["/reset?token=c0de", "/reset?oobCode=c0de"])(
		"%s sets a new password, and leads to the login",
		async (link) => {
			const { screen, dialog, password, submit, identity, address } = await openReset(link, sam);
			await password.fill("six-six");
			await submit.click();
			await expect.element(dialog).not.toBeInTheDocument();
			await expect.element(screen.getByRole("main").getByText(messages.reset.done)).toBeVisible();
			expect(identity.resets).toEqual([{ code: "c0de", password: "six-six" }]);
			expect(address()).toBe("/reset");
		},
	);

	test("requires a password of six characters", async () => {
		const { dialog, password, submit } = await openReset("/reset?token=123456");
		await submit.click();
		await expect.element(dialog.getByText("Password is required.")).toBeVisible();
		await password.fill("five5");
		await expect.element(dialog.getByText("Password must be at least 6 characters.")).toBeVisible();
	});

	test("without a code is not an attempt", async () => {
		const { dialog, password, submit, identity } = await openReset("/reset?token=");
		await password.fill("six-six");
		await submit.click();
		await expect.element(dialog.getByText(messages.reset.invalidAttempt)).toBeVisible();
		expect(identity.resets).toEqual([]);
	});

	test("shows a refusal", async () => {
		const { dialog, password, submit, identity } = await openReset("/reset?token=c0de");
		await password.fill("six-six");
		for (const [refusal, sentence] of [
			["invalid-reset-code", messages.reset.invalidAttempt],
			["weak-password", messages.auth["weak-password"]],
			["too-many-requests", errors.too_many_requests.detail],
			["unknown", messages.reset.failed],
		] as const) {
			identity.refuseWith = refusal;
			await submit.click();
			await expect.element(dialog.getByText(sentence)).toBeVisible();
		}
	});
});
