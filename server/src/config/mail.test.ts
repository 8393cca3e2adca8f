import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("without a mail server mail stays in the local mailbox", () => {
	expect(readConfig({}).mail).toEqual({ adapter: "mailbox" });
});

test("a mail server's address is enough to use it", () => {
	expect(readConfig({ SMTP_URL: "smtps://u:p@mail.example:465" }).mail).toEqual({
		adapter: "smtp",
		url: "smtps://u:p@mail.example:465",
		from: "Sayso <support@sayso.example>",
		requireTls: false,
	});
});

test("production sends no mail in the clear, unless the configuration allows it", () => {
	const production = (more: Record<string, string>) =>
		readConfig({
			NODE_ENV: "production",
			DATABASE_URL: "postgres://db.example/sayso",
			PUBLIC_URL: "https://sayso.example",
			AUTH_SECRET: "k7Qw2zR9vB4nX8mL1cT6yH3jF5pD0sGa",
			BILLING: "sandbox",
			...more,
		}).mail;
	expect(production({ SMTP_URL: "smtp://mail.example" })).toMatchObject({ requireTls: true });
	expect(production({ SMTP_URL: "smtp://relay", SMTP_TLS: "optional" })).toMatchObject({ requireTls: false });
	expect(() => production({})).toThrow(/^SMTP_URL: is needed in production/);
});

test.each([
	[{ MAIL: "smtp" }, /^SMTP_URL: is needed/],
	[{ MAIL: "mailbox", SMTP_URL: "smtp://mail.example" }, /^SMTP_URL: is not used/],
	[{ SMTP_URL: "https://mail.example" }, /^SMTP_URL: /],
])("%j is refused", (environment, line) => {
	expect(() => readConfig(environment)).toThrow(line);
});
