import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type OptionSection, optionSections } from "@sayso/contract/entities/option.ts";
import { Preferences } from "@sayso/contract/entities/preferences.ts";
import { settings } from "@sayso/contract/v1/settings.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { settingOption } from "../../store/settings-schema.ts";

const { app, context } = await testApp();
const { headers } = await signUp(app);
const optionsOf = async (section: string) =>
	settings.response.parse((await app.inject({ url: `/api/v1/settings/${section}`, headers })).json());

test.each([
	["context", ["casual", "business", "school", "family"]],
	["length", ["short", "medium", "long"]],
	["complex", ["easy", "medium", "high"]],
	["numberOfResponses", [2, 4, 6]],
	["imageStyle", ["emoji", "mulberry", "both"]],
] as [OptionSection, unknown[]][])(
	"%s has its choices, each one that the preference takes",
	async (section, values) => {
		const options = await optionsOf(section);
		expect(options.map(({ value }) => value)).toEqual(values);
		expect(options.map(({ order }) => order)).toEqual(values.map((_, index) => index + 1));
		const preference = Preferences.shape[optionSections[section]];
		for (const { value } of options) expect(preference.safeParse(value).success).toBe(true);
	},
);

test("an operator's own choices stand in the place of all of a section", async () => {
	await context.db.insert(settingOption).values([
		{ section: "length", value: "long", name: "Chatty", order: 2 },
		{ section: "length", value: "short", name: "Brief", order: 1, isActive: false },
	]);
	expect(await optionsOf("length")).toEqual([
		{ name: "Brief", value: "short", is_active: false, order: 1 },
		{ name: "Chatty", value: "long", is_active: true, order: 2 },
	]);
	expect(await optionsOf("complex")).toHaveLength(3);
});

test("Mulberry is coming soon until its symbols are installed", async () => {
	const mulberry = async () => (await optionsOf("imageStyle")).find(({ value }) => value === "mulberry");
	expect(await mulberry()).toMatchObject({ name: "Mulberry (Coming Soon)", is_active: false });
	const folder = join(context.config.dataDir, "pictures", "mulberry");
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "installed.json"), "{}");
	expect(await mulberry()).toMatchObject({ name: "Mulberry", is_active: true });
});

test("an unknown section is refused, and so is a caller who is not signed in", async () => {
	expect((await app.inject({ url: "/api/v1/settings/voices", headers })).statusCode).toBe(422);
	expect((await app.inject({ url: "/api/v1/settings/context" })).statusCode).toBe(401);
});
