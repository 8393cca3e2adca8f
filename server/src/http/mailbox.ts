import { escapeHtml, html } from "@sayso/contract/html.ts";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { type MailboxMessage, mailboxMessages } from "../store/mailbox.ts";
import { sendPage } from "./plain-page.ts";

/**
 * The local mailbox at `/dev/mailbox`, and as JSON at `/dev/mailbox.json`, if it is configured: never in production.
 */
export function serveMailbox(app: FastifyInstance, { config, db }: Context): void {
	if (config.mail.adapter !== "mailbox") return;
	const hidden = { schema: { hide: true } };
	app.get("/dev/mailbox.json", hidden, async (_request, reply) => {
		reply.header("cache-control", "no-store");
		return mailboxMessages(db);
	});
	app.get("/dev/mailbox", hidden, async (_request, reply) => {
		const messages = await mailboxMessages(db);
		return sendPage(reply, page(messages));
	});
}

const linked = (text: string) =>
	escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const article = ({ to, subject, text, at }: MailboxMessage) => `<article>
${html`<h2>${subject}</h2>
<p>To ${to}, <time datetime="${at.toISOString()}">${at.toISOString()}</time></p>`}
<pre>${linked(text)}</pre>
</article>`;

const page = (messages: MailboxMessage[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Local mailbox</title></head>
<body><main>
<h1>Local mailbox</h1>
<p>Mails are not sent anywhere: they are kept here. The newest comes first.</p>
${messages.map(article).join("\n<hr>\n") || "<p>There is no mail yet.</p>"}
</main></body>
</html>`;
