import { voiceSample } from "@sayso/contract/entities/voice.ts";
import { errors } from "@sayso/contract/errors.ts";
import { messages } from "@sayso/contract/messages.ts";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { newcomer, refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";

const sam = { id: "p1", email: "sam@example.com" };
const profile = {
	...newcomer,
	first_name: "Sam",
	surname: "Example",
	birth_year: 1985,
	country: "au",
	language: "en",
};

async function open(answers: Record<string, unknown> = {}) {
	const app = await renderApp("/app/account", { person: sam, answers: { "/v1/users": profile, ...answers } });
	await expect.element(app.screen.getByLabelText("First name")).toBeVisible();
	return { ...app, save: app.screen.getByRole("button", { name: "Save changes" }) };
}

describe("personal information", () => {
	test("can be changed, except for the address", async () => {
		const { screen } = await open();
		await expect.element(screen.getByLabelText("First name")).toHaveValue("Sam");
		await expect.element(screen.getByRole("combobox", { name: "Country" })).toHaveValue("Australia");
		await expect.element(screen.getByRole("textbox", { name: "Email" })).toHaveValue(sam.email);
		await expect.element(screen.getByRole("textbox", { name: "Email" })).toHaveAttribute("readonly");
	});

	test("shows the error at each field, focuses the first, and is not saved before", async () => {
		const { screen, save, asked } = await open();
		for (const [label, typed, sentence, right] of [
			["First name", "", "Required", ""],
			["First name", "K", "At least 2 characters. For a name of one letter add a dot, as in “O.”", "Kim"],
			["Surname", "", "Required", "Example"],
			["Birth Year", "", "Required", ""],
			["Birth Year", "85", "Enter a valid 4-digit year", ""],
			["Birth Year", "1899", "Enter a year between 1900 and current year", "1985"],
			["Nickname", "n".repeat(21), "Nickname must be less than 20 characters", ""],
			["Medical condition", "m".repeat(101), "Medical condition must be less than 100 characters", ""],
		] as const) {
			const field = screen.getByLabelText(label);
			await field.fill(typed);
			await expect.element(field).toHaveAccessibleDescription(new RegExp(sentence));
			await save.click();
			await expect.element(field).toHaveFocus();
			await field.fill(right);
		}
		for (const label of ["Country", "Language"]) {
			const list = screen.getByRole("combobox", { name: label, exact: true });
			await list.fill("");
			await userEvent.keyboard("{Tab}");
			await save.click();
			await expect.element(list).toHaveAccessibleDescription(/Required/);
		}
		expect(asked.some(({ method }) => method === "PUT")).toBe(false);
	});

	test("is saved whole, and updated everywhere at once", async () => {
		const { screen, save, asked } = await open({ "PUT /v1/users": { ...profile, first_name: "Kim" } });
		await screen.getByLabelText("First name").fill("Kim");
		await screen.getByRole("radio", { name: "Australian girl" }).click();
		await save.click();
		await expect.element(screen.getByText(messages.profile.accountSaved)).toBeVisible();
		await expect.element(screen.getByRole("button", { name: /Your account/ })).toHaveTextContent("K");
		expect(asked.find(({ method }) => method === "PUT")?.body).toEqual({
			id: "p1",
			email: sam.email,
			first_name: "Kim",
			surname: "Example",
			birth_year: 1985,
			country: "au",
			language: "en",
			guardian: null,
			nickname: "",
			medical_condition: "",
			medical_consent: false,
			secondary_language: "",
			voice_choice: "girl-au",
		});
	});

	test("a medical condition needs a consent of its own and is stored with it", async () => {
		const { screen, save, asked } = await open({ "PUT /v1/users": profile });
		const consent = screen.getByRole("checkbox", { name: /may keep my medical condition/ });
		expect(consent.query()).toBeNull();
		await screen.getByLabelText("Medical condition").fill("asthma");
		await save.click();
		await expect.element(screen.getByText("Please say that we may keep this, or leave it empty.")).toBeVisible();
		expect(asked.filter(({ method }) => method === "PUT")).toEqual([]);
		await consent.click();
		await save.click();
		await expect
			.poll(() => asked.find(({ method }) => method === "PUT")?.body)
			.toMatchObject({ medical_condition: "asthma", medical_consent: true });
	});

	test("that cannot be saved shows the error in place", async () => {
		const { screen, save } = await open({ "PUT /v1/users": refusing("internal") });
		await save.click();
		await expect.element(screen.getByRole("main").getByText(messages.profile.accountSaveFailed)).toBeVisible();
	});
});

describe("the voices", () => {
	test("are twelve, each with a sample; those beyond the plan are grouped, locked, with the plan that unlocks them", async () => {
		const { screen } = await open();
		expect(screen.getByRole("button", { name: /^Listen to/ }).elements()).toHaveLength(12);
		const locked = screen.getByRole("group", { name: "These come with the Premium Plan" });
		await expect.element(locked.getByRole("link", { name: "Premium Plan" })).toBeVisible();
		expect(locked.getByRole("radio", { disabled: true }).elements()).toHaveLength(8);
		await expect.element(screen.getByRole("radio", { name: "Australian woman" })).toBeEnabled();
	});

	test("play the pressed voice from the server, locked or not, and say if another voice spoke", async () => {
		const { screen, asked } = await open({ "POST /v1/tts": refusing("speech_failed") });
		await screen.getByRole("button", { name: "Listen to British boy" }).click();
		await expect.element(screen.getByText(/could not be made just now/)).toBeVisible();
		expect(asked.find(({ path }) => path === "/v1/tts")?.body).toEqual({
			text: voiceSample,
			voice: "boy-uk",
			language_code: "en-GB",
		});
	});
});

describe("a chosen voice that the plan no longer includes", () => {
	test("is shown with the voice that speaks instead, and stays chosen", async () => {
		const { screen } = await open({ "/v1/users": { ...profile, voice_choice: "male-uk", voice_in_force: "male-au" } });
		const notice = screen.getByText(/"British man" comes with the Premium Plan.*"Australian man" speaks for you/);
		await expect.element(notice).toBeVisible();
		await expect.element(screen.getByRole("radio", { name: "British man" })).toBeChecked();
	});
});

describe("the password", () => {
	async function openPassword(answers: Record<string, unknown> = {}) {
		const app = await open(answers);
		const { screen } = app;
		await screen.getByRole("button", { name: "Password Settings" }).click();
		const current = screen.getByLabelText("Current password");
		const password = screen.getByLabelText("New password", { exact: true });
		const confirmation = screen.getByLabelText("Confirm new password");
		return {
			...app,
			submit: screen.getByRole("button", { name: "Change password" }),
			async fillIn(values: [string, string, string]) {
				await current.fill(values[0]);
				await password.fill(values[1]);
				await confirmation.fill(values[2]);
			},
		};
	}

	test("that does not exist yet can be set by a link", async () => {
		const { screen } = await open({ "/v1/users": { ...profile, has_password: false } });
		await screen.getByRole("button", { name: "Password Settings" }).click();
		await expect.element(screen.getByText(errors.password_not_set.detail)).toBeVisible();
		expect(screen.getByLabelText("Current password").query()).toBeNull();
	});

	test("shows what is missing", async () => {
		const { screen, submit } = await openPassword();
		await submit.click();
		await expect.element(screen.getByText("Password is required.").nth(2)).toBeVisible();
	});

	const refused: [[string, string, string], string][] = [
		[["x", "Short 1", "Short 1"], "Password must be at least 8 characters."],
		[["x", "lowercase 1", "lowercase 1"], "Password must contain uppercase, lowercase, and number"],
		[["x", "Another pass 1", "Another pass 2"], messages.password.doNotMatch],
		[["", "Another pass 1", "Another pass 2"], messages.password.doNotMatch],
		[["Same pass 1", "Same pass 1", "Same pass 1"], "The new password has to differ from the current one."],
	];
	test("shows its errors, and is not sent before", async () => {
		const { screen, submit, fillIn, identity } = await openPassword();
		for (const [values, sentence] of refused) {
			await fillIn(values);
			await submit.click();
			await expect.element(screen.getByText(sentence)).toBeVisible();
			await fillIn(["", "", ""]);
			await expect.element(screen.getByText(sentence)).not.toBeInTheDocument();
		}
		expect(identity.tried).toEqual([]);
	});

	const same = "The new password has to differ from the current one.";

	test("must differ from the current one, in whichever order they are typed", async () => {
		const { screen } = await openPassword();
		const current = screen.getByLabelText("Current password");
		const password = screen.getByLabelText("New password", { exact: true });
		await current.fill("Same pass 1");
		await password.fill("Same pass 1");
		await expect.element(password).toHaveAccessibleDescription(same);
		await current.fill("Same pass 12");
		await expect.element(screen.getByText(same)).not.toBeInTheDocument();
		await current.fill("Same pass 1");
		await expect.element(password).toHaveAccessibleDescription(same);
		await password.fill("Same pass 2");
		await expect.element(screen.getByText(same)).not.toBeInTheDocument();
	});

	test("shows a mismatch while either field is typed", async () => {
		const { screen, fillIn } = await openPassword();
		await fillIn(["x", "Another pass 1", "Another pass 1"]);
		await screen.getByLabelText("New password", { exact: true }).fill("Another pass 12");
		await expect
			.element(screen.getByLabelText("Confirm new password"))
			.toHaveAccessibleDescription(messages.password.doNotMatch);
	});

	test("that the server finds easy to guess shows the error beside the field, which keeps the focus", async () => {
		const { screen, submit, fillIn } = await openPassword({
			"PUT /v1/users/change-password": refusing("easy_password"),
		});
		await fillIn(["secret 1", "Password123", "Password123"]);
		await submit.click();
		const password = screen.getByLabelText("New password", { exact: true });
		await expect.element(password).toHaveAccessibleDescription(errors.easy_password.detail);
		await expect.element(password).toHaveFocus();
	});

	test("shows a wrong current password beside its field", async () => {
		const { screen, submit, fillIn, identity, asked } = await openPassword();
		identity.refuseWith = "invalid-credential";
		await fillIn(["wrong", "Another pass 1", "Another pass 1"]);
		await submit.click();
		await expect.element(screen.getByText(messages.password.currentIncorrect)).toBeVisible();
		await expect.element(screen.getByLabelText("Current password")).toHaveFocus();
		expect(asked.some(({ path }) => path.endsWith("change-password"))).toBe(false);
	});

	test("that cannot be changed shows the error in place", async () => {
		const { screen, submit, fillIn } = await openPassword({ "PUT /v1/users/change-password": refusing("internal") });
		await fillIn(["secret 1", "Another pass 1", "Another pass 1"]);
		await submit.click();
		await expect.element(screen.getByRole("main").getByText(messages.password.updateFailed)).toBeVisible();
	});

	test("is changed after the current one was verified; then the person logs in with it", async () => {
		const { screen, submit, fillIn, identity, asked, address } = await openPassword({
			"PUT /v1/users/change-password": { saved: true },
		});
		await fillIn(["secret 1", "Another pass 1", "Another pass 1"]);
		await submit.click();
		await expect.element(screen.getByRole("main").getByText(messages.password.updated)).toBeVisible();
		expect(identity.tried).toEqual([{ email: sam.email, password: "secret 1" }]);
		expect(asked.find(({ method }) => method === "PUT")?.body).toEqual({ new_password: "Another pass 1" });
		await expect.poll(address).toBe("/login");
	});
});

describe("deleting the account", () => {
	async function openDelete(answers: Record<string, unknown> = {}) {
		const app = await open(answers);
		const { screen } = app;
		await screen.getByRole("button", { name: "Delete Account" }).click();
		await screen.getByRole("region").getByRole("button", { name: "Delete Account" }).click();
		const question = screen.getByRole("alertdialog");
		await expect.element(question.getByText(messages.deletion.confirm)).toBeVisible();
		return { ...app, question, confirm: question.getByRole("button", { name: "Delete my account" }) };
	}

	test("needs a clear confirmation", async () => {
		const { question, asked } = await openDelete();
		await question.getByRole("button", { name: "Keep my account" }).click();
		await expect.element(question).not.toBeInTheDocument();
		expect(asked.some(({ method }) => method === "DELETE")).toBe(false);
	});

	test("is confirmed by a message, and leads to the login screen", async () => {
		const { screen, confirm, address } = await openDelete({ "DELETE /v1/users/delete": { deleted: true } });
		await confirm.click();
		await expect.element(screen.getByRole("main").getByText(messages.deletion.deleted)).toBeVisible();
		await expect.poll(address).toBe("/login");
	});

	test("that fails shows the error in place", async () => {
		const { screen, confirm } = await openDelete({ "DELETE /v1/users/delete": refusing("internal") });
		await confirm.click();
		await expect.element(screen.getByRole("main").getByText(messages.deletion.failed)).toBeVisible();
	});
});

describe("an incomplete profile", () => {
	test("shows a message, and saving it leads on to the preferences", async () => {
		const { screen, save, address } = await open({
			"/v1/users/first-login-check": { profile_complete: false, status: "active", agreement_needed: false },
			"PUT /v1/users": profile,
		});
		await expect.element(screen.getByText(/Your profile is not complete yet/)).toBeVisible();
		await save.click();
		await expect.poll(address).toBe("/app/preferences");
	});
});
