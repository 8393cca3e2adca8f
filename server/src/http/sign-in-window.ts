import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { html } from "@sayso/contract/html.ts";
import { messages } from "@sayso/contract/messages.ts";
import { z } from "zod";
import { plainPage } from "./plain-page.ts";

const script = readFileSync(new URL("./sign-in-window.js", import.meta.url), "utf8");
const hash = createHash("sha256").update(script).digest("base64");

export const signInWindowPolicy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'self'; img-src 'self'; base-uri 'none'`;

/** The outcome that the identity library sends to the page that began the sign-in. */
const Outcome = z.looseObject({
	redirectTo: z.string().optional(),
	error: z.object({ code: z.string() }).optional(),
});

const said = /<script type="application\/json" id="better-auth-oauth-popup">(.*?)<\/script>/s;

/**
 * Replaces the library's last sign-in page. Ours also reaches a page that is no longer its opener, and has text for a
 * person who sees it.
 * @param libraryPage HTML
 * @returns undefined for any other page of the library
 */
export function signInWindow(libraryPage: string): string | undefined {
	const [, json] = said.exec(libraryPage) ?? [];
	if (!json) return undefined;
	const { redirectTo, error } = Outcome.parse(JSON.parse(json));
	const words = error ? failed(error.code) : done(redirectTo ?? "/app");
	return plainPage(
		error ? signInFailed : "You are signed in",
		`${words}
<script type="application/json" id="outcome">${json}</script>
<script>${script}</script>`,
	);
}

const done = (url: string) => html`<p>You can close this window. Or <a href="${url}">go on here</a>.</p>`;

const signInFailed = "Signing in did not work";
const otherWay = html`<p><a href="/login">Go back and try again, or log in with your email</a></p>`;

const failed = (code: string) =>
	html`<p>${code === "account_not_linked" ? messages.auth["account-not-linked"] : "Nothing was changed."}</p>` +
	otherWay;

/** The page for a provider's answer to a sign-in that this browser did not begin. */
export const signInLostPage = (): string =>
	plainPage(signInFailed, html`<p>It took too long, or it was begun in another window or app.</p>` + otherWay);
