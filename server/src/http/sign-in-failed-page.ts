import { html } from "@sayso/contract/html.ts";
import { plainPage } from "./plain-page.ts";

/** In the window of a provider, when it cannot be brought back to the page that opened it. */
export const signInFailedPage = (): string =>
	plainPage(
		"Signing in did not work",
		html`<p>It took too long, or it was begun in another window. Close this window and try again.</p>`,
	);
