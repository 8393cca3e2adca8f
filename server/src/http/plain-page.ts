import { readFileSync } from "node:fs";
import { brand } from "@sayso/contract/brand.ts";
import { html } from "@sayso/contract/html.ts";
import type { FastifyInstance, FastifyReply } from "fastify";

const style = readFileSync(new URL("./plain-page.css", import.meta.url), "utf8");
const stylePath = "/plain-page.css";

/** A page that the server renders itself, without the web app. @param body HTML */
export const plainPage = (title: string, body: string): string =>
	`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
${html`<title>${title} – ${brand.product}</title>`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
${html`<h1>${title}</h1>`}
${body}
${html`<p><a href="/">Go to ${brand.product}</a></p>`}
</main>
</body>
</html>
`;

/** The page belongs to one person, so it is not cached. */
export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
	reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(page);

/** Serves the style of such pages. */
export function servePlainPageStyle(app: FastifyInstance): void {
	app.get(stylePath, { schema: { hide: true } }, (_request, reply) => reply.type("text/css").send(style));
}
