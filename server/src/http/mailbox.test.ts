import { testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";

const { app, context } = await testApp();
const mail = {
	to: "ada@example.org",
	subject: "<b>Hello</b>",
	html: "<p>Hello</p>",
	text: 'Open "https://x.example/?a=1&b=2"',
};

test("the mailbox shows what would have been sent, and runs nothing of it", async () => {
	expect((await app.inject({ url: "/dev/mailbox" })).body).toContain("There is no mail yet.");
	await context.mail.send(mail);
	const page = await app.inject({ url: "/dev/mailbox" });
	expect(page.headers["content-type"]).toContain("text/html");
	expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
	expect(page.body).toContain("&lt;b&gt;Hello&lt;/b&gt;");
	expect(page.body).toContain('<a href="https://x.example/?a=1&amp;b=2');
	expect((await app.inject({ url: "/dev/mailbox.json" })).json()).toMatchObject([mail]);
});

test("is not there where a mail server is configured", async () => {
	const { app: withServer } = await testApp({ SMTP_URL: "smtp://127.0.0.1:2525" });
	for (const url of ["/dev/mailbox", "/dev/mailbox.json"])
		expect((await withServer.inject({ url })).statusCode).toBe(404);
});

test("is not there in production", async () => {
	const { app: production } = await testApp({
		NODE_ENV: "production",
		PUBLIC_URL: "https://sayso.example",
		AUTH_SECRET: "k7Qw2zR9vB4nX8mL1cT6yH3jF5pD0sGa",
		SMTP_URL: "smtp://127.0.0.1:2525",
		BILLING: "sandbox",
		SPEECH_TO_TEXT: "built-in",
		TEXT_TO_SPEECH: "built-in",
	});
	expect((await production.inject({ url: "/dev/mailbox.json" })).statusCode).toBe(404);
});
