import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testApp } from "@sayso/harness/product/test-app.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import { afterAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";

const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };

/** A build with a login screen for each set of sign-in buttons in these tests. */
function builtWeb(): string {
	const folder = testFolder();
	mkdirSync(join(folder, "login"));
	writeFileSync(join(folder, "app.html"), "the app");
	writeFileSync(join(folder, "404.html"), "no page here");
	writeFileSync(join(folder, "login/index.html"), "no buttons");
	writeFileSync(join(folder, "login/index.google.html"), "a button for Google");
	return folder;
}

async function openWeb(environment: Record<string, string>) {
	const { context } = await testApp(environment);
	const app = await buildApp(context, { web: builtWeb() });
	afterAll(() => app.close());
	return async (url: string) => {
		const { statusCode, body } = await app.inject({ url });
		return [statusCode, body];
	};
}

test.each([
	["those that are configured", google, "a button for Google"],
	["no provider where none is configured", {}, "no buttons"],
])("the login screen has the buttons of %s", async (_, environment, screen) => {
	const open = await openWeb(environment);
	expect(await open("/login")).toEqual([200, screen]);
});

test("the app answers every address of the signed-in area, and a page of ours any other", async () => {
	const open = await openWeb({});
	expect(await open("/app")).toEqual([200, "the app"]);
	expect(await open("/app/account")).toEqual([200, "the app"]);
	expect(await open("/nothing-here")).toEqual([404, "no page here"]);
});
