import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { html } from "@sayso/contract/html.ts";
import { messages } from "@sayso/contract/messages.ts";
import { z } from "zod";
import { plainPage } from "./plain-page.ts";

const script = readFileSync(new URL("./sign-in-window.js", import.meta.url), "utf8");
const hash = createHash("sha256").update(script).digest("base64");

export const signInWindowPolicy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'self'; img-src 'self'; base-uri 'none'`;

/** What the identity library has to say to the page that began to sign in, whole as it says it. */
const Outcome = z.looseObject({
	redirectTo: z.string().optional(),
	error: z.object({ code: z.string() }).optional(),
});

const said = /<script type="application\/json" id="better-auth-oauth-popup">(.*?)<\/script>/s;

/**
 * The library's last page of signing in with a provider, as ours: it reaches the page that began it in more ways, and has words
 * for a person who sees it. @param libraryPage HTML @returns undefined for another page
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

/** Where the provider's answer does not belong to anything that this browser began. */
export const signInLostPage = (): string =>
	plainPage(signInFailed, html`<p>It took too long, or it was begun in another window or app.</p>` + otherWay);
