import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { limits } from "@sayso/contract/limits.ts";
import { messages } from "@sayso/contract/messages.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { newcomer, refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";

const sam = { id: crypto.randomUUID(), email: "sam@example.com" };
const subscribed = (planID: string) => ({
	planID,
	status: "active",
	standing: "renewing",
	freeUntil: null,
	currentPeriodEnd: null,
	cancelAtPeriodEnd: false,
	stripeSubscriptionId: "sub_1",
	isTrialUsed: true,
});
const adult = { ...newcomer, birth_year: 1980 };
const premium = { "/v1/subscriptions/current/me": subscribed("premium-monthly") };

beforeEach(() => localStorage.removeItem("about-me-draft"));

async function open(answers: Record<string, unknown> = {}) {
	const app = await renderApp("/app/preferences", { person: sam, answers: { "/v1/users": adult, ...answers } });
	const save = app.screen.getByRole("button", { name: "Save preferences" });
	await expect.element(save).toBeVisible();
	return { ...app, save };
}

describe("saving", () => {
	test("sends the form with the changed fields, and confirms it", async () => {
		const { screen, save, asked } = await open({ "PUT /v1/users/preferences": defaultPreferences });
		await screen.getByLabelText("Response length").selectOptions("long");
		await screen.getByLabelText("Number of responses").selectOptions("6");
		await save.click();
		await expect.element(screen.getByRole("main").getByText(messages.preferences.saved)).toBeVisible();
		expect(asked.find(({ method }) => method === "PUT")?.body).toEqual({
			...defaultPreferences,
			responseLength: "long",
			numberOfResponses: 6,
			adultLanguageConfirmed: false,
			changed: { responseLength: expect.any(Number), numberOfResponses: expect.any(Number) },
		});
	});

	test("without a network stores it here, in effect at once, and sends it later; unsaved values are reported", async () => {
		let isThere = false;
		const stands = { ...defaultPreferences, responseLength: "long", complexity: "high" } as const;
		const { screen, save, asked, address } = await open({
			"PUT /v1/users/preferences": () =>
				isThere ? Response.json(stands) : Promise.reject(new TypeError("no network")),
			"/v1/users/preferences": () => Response.json(isThere ? stands : defaultPreferences),
		});
		await screen.getByLabelText("Response length").selectOptions("short");
		await screen.getByLabelText("Complexity", { exact: true }).selectOptions("high");
		await save.click();
		await expect.element(screen.getByRole("main").getByText(/^Saved on this device/)).toBeVisible();
		await page.viewport(1280, 900);
		await screen.getByRole("link", { name: "Subscription", exact: true }).click();
		await expect.poll(address).toMatch("/app/subscription");
		await screen.getByRole("link", { name: "Preferences", exact: true }).click();
		await expect.element(screen.getByLabelText("Response length")).toHaveValue("short");
		isThere = true;
		await expect.element(screen.getByText(/^Response length stayed “Long”: it was changed later/)).toBeVisible();
		await expect.element(screen.getByLabelText("Response length")).toHaveValue("long");
		expect(asked.filter(({ method }) => method === "PUT").at(-1)?.body).toMatchObject({
			changed: { responseLength: expect.any(Number), complexity: expect.any(Number) },
		});
		await screen.getByRole("button", { name: "Close the message" }).click();
		await expect.element(screen.getByText(/^Response length stayed/)).not.toBeInTheDocument();
	});

	test("reports a failure, and what the server refused", async () => {
		const refusal = refusing("plan_needed", { errors: { aboutMe: "About Me can have at most 300 words" } });
		const { screen, save } = await open({ "PUT /v1/users/preferences": refusal });
		await save.click();
		await expect.element(screen.getByRole("main").getByText(messages.preferences.saveFailed)).toBeVisible();
		await expect.element(screen.getByText("About Me can have at most 300 words")).toBeVisible();
		await expect.element(screen.getByLabelText("About Me", { exact: true })).toBeInvalid();
	});

	test("asks for a choice if the saved one is no longer offered", async () => {
		const { screen, save, asked } = await open({
			"/v1/settings/context": [{ name: "School", value: "school", is_active: true, order: 1 }],
		});
		const context = screen.getByLabelText("Context", { exact: true });
		await expect.element(context).toHaveValue("");
		await context.selectOptions("school");
		await expect.element(context).toHaveValue("school");
		await save.click();
		await expect.poll(() => asked.filter(({ method }) => method === "PUT")).toHaveLength(1);
	});

	test("does not accept an unknown choice", async () => {
		const odd = [{ name: "Odd", value: "odd", is_active: true, order: 1 }];
		const fields = {
			context: "Context",
			length: "Response length",
			complex: "Complexity",
			numberOfResponses: "Number of responses",
			imageStyle: "Image styles",
		};
		const settings = Object.fromEntries(Object.keys(fields).map((section) => [`/v1/settings/${section}`, odd]));
		const { screen, save, asked } = await open({ ...premium, ...settings });
		for (const label of Object.values(fields)) {
			const field = screen.getByLabelText(label, { exact: true });
			await expect.element(field).toHaveValue("");
			await field.selectOptions("odd");
		}
		await save.click();
		for (const label of Object.values(fields)) {
			await expect.element(screen.getByText(`${label} is required`)).toBeVisible();
			await expect.element(screen.getByLabelText(label, { exact: true })).toBeInvalid();
		}
		expect(asked.some(({ method }) => method === "PUT")).toBe(false);
	});
});

test("three switches control a turn, each explained", async () => {
	const { screen, save, asked } = await open({ "PUT /v1/users/preferences": defaultPreferences });
	await screen.getByRole("button", { name: "What Preview first does" }).click();
	await expect.element(screen.getByText(/^A reply you pick is shown large first/)).toBeVisible();
	await screen.getByRole("switch", { name: "Preview first" }).click();
	await screen.getByRole("switch", { name: "Automatic end of turn" }).click();
	await screen.getByRole("switch", { name: "Conversation mode" }).click();
	await save.click();
	await expect
		.poll(() => asked.find(({ method }) => method === "PUT")?.body)
		.toMatchObject({ previewFirst: true, automaticEndOfTurn: true, conversationMode: true });
});

test("a button beside each field explains it", async () => {
	const { screen } = await open();
	await screen.getByRole("button", { name: "What Complexity does" }).click();
	await expect.element(screen.getByText("How hard the words of the replies may be.")).toBeVisible();
});

describe("About Me", () => {
	test("counts its words, and refuses more than the plan has", async () => {
		const { screen } = await open();
		const text = screen.getByLabelText("About Me", { exact: true });
		await text.fill("I like tea");
		await expect.element(screen.getByText("3 of 300 words", { exact: true })).toBeVisible();
		await text.fill("word ".repeat(301));
		await expect.element(screen.getByText("300 of 300 words", { exact: true })).toBeVisible();
		await expect.element(screen.getByText(/About Me is full/)).toBeVisible();
	});

	test("that is full keeps all its words when one more is typed", async () => {
		const aboutMe = `${"word ".repeat(299)}last`;
		const { screen } = await open({ "/v1/users/preferences": { ...defaultPreferences, aboutMe } });
		const text = screen.getByLabelText("About Me", { exact: true });
		await text.fill(`new ${aboutMe}`);
		await expect.element(text).toHaveValue(aboutMe);
	});

	test("has room for more with premium", async () => {
		const { screen } = await open(premium);
		await expect.element(screen.getByText("0 of 1000 words", { exact: true })).toBeVisible();
	});

	test("can start from a template, and keeps existing text", async () => {
		const { screen } = await open({ "/v1/users/preferences": { ...defaultPreferences, aboutMe: "Hello." } });
		await screen.getByRole("button", { name: "Everyday life" }).click();
		await expect
			.element(screen.getByLabelText("About Me", { exact: true }))
			.toHaveValue(expect.stringMatching(/^Hello\.\n\nMy name is \[name\]/));
	});
});

test("that was written and not saved is offered again", async () => {
	const { screen } = await open();
	await screen.getByLabelText("About Me", { exact: true }).fill("I like tea.");
	await screen.unmount();
	const again = (await open()).screen;
	await again.getByRole("button", { name: "Get it back" }).click();
	await expect.element(again.getByLabelText("About Me", { exact: true })).toHaveValue("I like tea.");
});

test("with [brackets] left shows them, and can be saved all the same", async () => {
	const { screen, save, asked } = await open({ "PUT /v1/users/preferences": defaultPreferences });
	const text = screen.getByLabelText("About Me", { exact: true });
	await text.fill("My name is Robin. I live in [town] with [people].");
	await expect.element(screen.getByText(/Still in brackets: \[town\] and 1 more/)).toBeVisible();
	await screen.getByRole("button", { name: "Go to [town]" }).click();
	await userEvent.keyboard("Geelong");
	await expect.element(text).toHaveValue("My name is Robin. I live in Geelong with [people].");
	await save.click();
	await expect.element(screen.getByRole("main").getByText(messages.preferences.saved)).toBeVisible();
	expect(asked.find(({ method }) => method === "PUT")?.body).toMatchObject({
		aboutMe: expect.stringMatching(/Geelong/),
	});
});

describe("preferences of larger plans", () => {
	test("appear only with premium, with a link to it", async () => {
		const { screen } = await open();
		await expect.element(screen.getByRole("link", { name: "See what the Premium Plan adds" })).toBeVisible();
		for (const name of ["Show Images", "Image styles", "Save Memory"])
			expect(screen.getByText(name).elements(), name).toEqual([]);
	});

	test("are locked for people old enough for Adult Language", async () => {
		const { screen } = await open({ "/v1/users": { ...newcomer, birth_year: 1980 } });
		await expect.element(screen.getByRole("link", { name: "Comes with the Premium Plan" })).toBeVisible();
		expect(screen.getByRole("switch", { name: "Adult Language" }).elements()).toEqual([]);
	});

	test("can be turned on with premium", async () => {
		const { screen, save, asked } = await open({ ...premium, "PUT /v1/users/preferences": defaultPreferences });
		await screen.getByRole("switch", { name: "Show Images" }).click();
		await screen.getByRole("switch", { name: "Save Memory" }).click();
		await save.click();
		await expect
			.poll(() => asked.find(({ method }) => method === "PUT")?.body)
			.toMatchObject({
				showImages: true,
				saveMemory: true,
			});
	});
});

describe("adult language", () => {
	const year = new Date().getUTCFullYear() - limits.adultLanguage.minimumAge;

	test.each([
		["of fifteen", year + 1],
		["without a birth year", null],
	])("is not shown to a person %s", async (_, birth_year) => {
		const { screen } = await open({ ...premium, "/v1/users": { ...newcomer, birth_year } });
		await expect.element(screen.getByRole("switch", { name: "Save Memory" })).toBeVisible();
		expect(screen.getByText("Adult Language").elements()).toEqual([]);
	});

	test("turns on only after the person has confirmed their age", async () => {
		const profile = { ...newcomer, birth_year: year };
		const { screen, save, asked } = await open({
			...premium,
			"/v1/users": profile,
			"PUT /v1/users/preferences": defaultPreferences,
		});
		const control = screen.getByRole("switch", { name: "Adult Language" });
		await control.click();
		await screen.getByRole("button", { name: "No", exact: true }).click();
		await expect.element(control).not.toBeChecked();
		await control.click();
		await screen.getByRole("button", { name: "Yes, I am 18 or older" }).click();
		await expect.element(control).toBeChecked();
		await save.click();
		await expect
			.poll(() => asked.find(({ method }) => method === "PUT")?.body)
			.toMatchObject({
				adultLanguage: true,
				adultLanguageConfirmed: true,
			});
	});
});

test("the preview shows the effect of the choices", async () => {
	const { screen } = await open();
	const replies = screen.getByRole("list", { name: "Sample replies" }).getByRole("listitem");
	await expect.poll(() => replies.elements().length).toBe(4);
	await screen.getByLabelText("Number of responses").selectOptions("2");
	await expect.poll(() => replies.elements().length).toBe(2);
});

test("Memory is cleared only after two confirmations", async () => {
	const { screen, asked } = await open({ "DELETE /v1/memory": { deleted: 3 } });
	await screen.getByRole("button", { name: "Clear Memory" }).click();
	expect(asked.filter(({ method }) => method === "DELETE")).toEqual([]);
	await screen.getByRole("button", { name: "Yes, delete it all" }).click();
	await expect.element(screen.getByText("Everything that was remembered is deleted.")).toBeVisible();
});
