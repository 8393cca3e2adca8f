import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { limits } from "@sayso/contract/limits.ts";
import { messages } from "@sayso/contract/messages.ts";
import { describe, expect, test } from "vitest";
import { newcomer, refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";

const sam = { id: "p1", email: "sam@example.com" };
const subscribed = (planID: string) => ({
	planID,
	status: "active",
	currentPeriodEnd: null,
	cancelAtPeriodEnd: false,
	stripeSubscriptionId: "sub_1",
	isTrialUsed: true,
});
const adult = { ...newcomer, birth_year: 1980 };
const premium = { "/v1/subscriptions/current/me": subscribed("premium-monthly") };

async function open(answers: Record<string, unknown> = {}) {
	const app = await renderApp("/app/preferences", { person: sam, answers: { "/v1/users": adult, ...answers } });
	const save = app.screen.getByRole("button", { name: "Save preferences" });
	await expect.element(save).toBeVisible();
	return { ...app, save };
}

describe("saving", () => {
	test("sends the whole form, and says that it was saved", async () => {
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
		});
	});

	test("says that it failed, and what the server refused", async () => {
		const refusal = refusing("plan_needed", { errors: { aboutMe: "About Me can have at most 300 words" } });
		const { screen, save } = await open({ "PUT /v1/users/preferences": refusal });
		await save.click();
		await expect.element(screen.getByRole("main").getByText(messages.preferences.saveFailed)).toBeVisible();
		await expect.element(screen.getByText("About Me can have at most 300 words")).toBeVisible();
		await expect.element(screen.getByLabelText("About Me", { exact: true })).toBeInvalid();
	});

	test("asks for a choice where what was chosen is no longer offered", async () => {
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

	test.each([
		["context", "Context", "Context is required"],
		["length", "Response length", "Response length is required"],
		["complex", "Complexity", "Complexity is required"],
		["numberOfResponses", "Number of responses", "Number of responses is required"],
		["imageStyle", "Image styles", "Image styles is required"],
	])("does not take a choice of %s that the product does not know", async (section, label, sentence) => {
		const odd = [{ name: "Odd", value: "odd", is_active: true, order: 1 }];
		const { screen, save, asked } = await open({ ...premium, [`/v1/settings/${section}`]: odd });
		const field = screen.getByLabelText(label, { exact: true });
		await expect.element(field).toHaveValue("");
		await field.selectOptions("odd");
		await save.click();
		await expect.element(screen.getByText(sentence)).toBeVisible();
		await expect.element(field).toBeInvalid();
		expect(asked.some(({ method }) => method === "PUT")).toBe(false);
	});
});

test("how a turn goes is chosen with two switches, each explained", async () => {
	const { screen, save, asked } = await open({ "PUT /v1/users/preferences": defaultPreferences });
	await screen.getByRole("button", { name: "What Preview first does" }).click();
	await expect.element(screen.getByText(/^A reply you pick is shown large first/)).toBeVisible();
	await screen.getByRole("switch", { name: "Preview first" }).click();
	await screen.getByRole("switch", { name: "Automatic end of turn" }).click();
	await save.click();
	await expect
		.poll(() => asked.find(({ method }) => method === "PUT")?.body)
		.toMatchObject({ previewFirst: true, automaticEndOfTurn: true });
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

	test("has room for more with premium", async () => {
		const { screen } = await open(premium);
		await expect.element(screen.getByText("0 of 1000 words", { exact: true })).toBeVisible();
	});

	test("starts from a text, and keeps what is there", async () => {
		const { screen } = await open({ "/v1/users/preferences": { ...defaultPreferences, aboutMe: "Hello." } });
		await screen.getByRole("button", { name: "Everyday life" }).click();
		await expect
			.element(screen.getByLabelText("About Me", { exact: true }))
			.toHaveValue(expect.stringMatching(/^Hello\.\n\nMy name is \[name\]/));
	});
});

describe("what larger plans have", () => {
	test("stands there locked, with the plan that opens it", async () => {
		const { screen } = await open();
		await expect.element(screen.getByText("Show Images")).toBeVisible();
		await expect.element(screen.getByRole("link", { name: "Comes with the Premium Plan" }).first()).toBeVisible();
		for (const name of ["Show Images", "Save Memory", "Adult Language"])
			expect(screen.getByRole("switch", { name }).elements(), name).toEqual([]);
	});

	test("can be switched on with premium", async () => {
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
	const year = new Date().getFullYear() - limits.adultLanguage.minimumAge;

	test.each([
		["of fifteen", year + 1],
		["without a birth year", null],
	])("is not there for somebody %s", async (_, birth_year) => {
		const { screen } = await open({ ...premium, "/v1/users": { ...newcomer, birth_year } });
		await expect.element(screen.getByRole("switch", { name: "Save Memory" })).toBeVisible();
		expect(screen.getByText("Adult Language").elements()).toEqual([]);
	});

	test("goes on only once the person has said they are old enough", async () => {
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

test("the preview shows what the choices do", async () => {
	const { screen } = await open();
	const replies = screen.getByRole("list", { name: "Sample replies" }).getByRole("listitem");
	await expect.poll(() => replies.elements().length, { timeout: 10_000 }).toBe(4);
	await screen.getByLabelText("Number of responses").selectOptions("2");
	await expect.poll(() => replies.elements().length).toBe(2);
});

describe("memory", () => {
	const line = { id: "m1", role: "assistant", text: "Tea, please.", created_at: "2026-11-20T10:00:00.000Z" };
	const page = { total: 1, retention_days: 90, entries: [line], next: null };

	test("shows each line, and forgets the one that is deleted", async () => {
		const answers: Record<string, unknown> = { "/v1/memory": page };
		answers["DELETE /v1/memory/m1"] = () => {
			answers["/v1/memory"] = { ...page, total: 0, entries: [] };
			return Response.json({ deleted: 1 });
		};
		const { screen } = await renderApp("/app/memory", { person: sam, answers });
		await screen.getByRole("button", { name: "Delete: Tea, please." }).click();
		await expect.element(screen.getByText("Nothing is remembered.")).toBeVisible();
	});

	test("is cleared only once the person has said so twice", async () => {
		const { screen, asked } = await open({ "DELETE /v1/memory": { deleted: 3 } });
		await screen.getByRole("button", { name: "Clear Memory" }).click();
		expect(asked.filter(({ method }) => method === "DELETE")).toEqual([]);
		await screen.getByRole("button", { name: "Yes, delete it all" }).click();
		await expect.element(screen.getByText("Everything that was remembered is deleted.")).toBeVisible();
	});
});
