import { brand } from "@sayso/contract/brand.ts";
import { kill, runServer } from "@sayso/harness/product/running-server.ts";
import { testDatabase } from "@sayso/harness/product/test-app.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import { afterAll, expect, test } from "vitest";
import { brandPlaceholders } from "./brand.ts";

const own = {
	...brand,
	businessNumber: "51 824 753 556",
	postalAddress: ["12 High Street", "Melbourne VIC 3000"],
	bank: { bsb: "063-000", accountNumber: "1234 5678" },
	supportEmail: "help@sayso.org.au",
	siteUrl: "https://sayso.org.au",
};

test("a brand record that is filled in has nothing left to say", () => {
	expect(brandPlaceholders(own)).toEqual([]);
});

test.each(["businessNumber", "postalAddress", "bank", "supportEmail", "siteUrl"] as const)("%s is missed", (field) => {
	expect(brandPlaceholders({ ...own, [field]: brand[field] })).toEqual([expect.stringContaining(field)]);
});

test("a production start names each placeholder in a line of its own, and starts", async () => {
	const server = await runServer({
		NODE_ENV: "production",
		DATABASE_URL: await testDatabase(),
		DATA_DIR: testFolder(),
		PUBLIC_URL: "https://sayso.org.au",
		AUTH_SECRET: "k7Qw2zR9vB4nX8mL1cT6yH3jF5pD0sGa",
		SMTP_URL: "smtp://127.0.0.1:1",
		BILLING: "sandbox",
		SPEECH_TO_TEXT: "built-in",
		TEXT_TO_SPEECH: "built-in",
	});
	afterAll(() => kill(server.process));
	const said = () => server.printed().match(/says nothing of your own for \w+/g) ?? [];
	await expect.poll(said).toHaveLength(brandPlaceholders().length);
});
