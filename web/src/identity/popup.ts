import type { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import { z } from "zod";
import type { IdentityError, Outcome } from "./identity.ts";

/** What the window says before it closes itself. The session is in its cookie: a token it may carry is not needed. */
const Message = z.object({
	type: z.literal("better-auth:oauth-popup"),
	nonce: z.string(),
	error: z.object({ code: z.string() }).optional(),
});

/** The codes of the window. Any other is `unknown`. */
const errorOf: Record<string, IdentityError> = {
	access_denied: "popup-closed-by-user",
	user_cancelled_authorize: "popup-closed-by-user",
	account_not_linked: "account-not-linked",
};

const watchMilliseconds = 500;
const width = 500;
const height = 640;

/**
 * Lets a person sign in with another provider in a window of its own, and waits until it is done.
 * @param start where the window begins, on our own origin
 * @param openWindow called at once, so that the browser takes the window for the person's own wish
 */
export async function signInByPopup(
	start: string,
	provider: SignInProvider,
	openWindow: (url: string, name: string, features: string) => Pick<Window, "closed" | "close"> | null = (...opening) =>
		window.open(...opening),
): Promise<Outcome> {
	const nonce = crypto.getRandomValues(new Uint32Array(4)).join("-");
	const query = new URLSearchParams({ provider, popupOrigin: location.origin, popupNonce: nonce });
	const left = window.screenX + (window.outerWidth - width) / 2;
	const top = window.screenY + (window.outerHeight - height) / 2;
	const popup = openWindow(
		`${start}?${query}`,
		"sign-in",
		`popup,width=${width},height=${height},left=${left},top=${top}`,
	);
	if (!popup) return { ok: false, error: "popup-blocked" };

	const { promise, resolve } = Promise.withResolvers<Outcome>();
	const done = new AbortController();
	window.addEventListener(
		"message",
		({ origin, data }) => {
			const message = Message.safeParse(data);
			if (origin !== location.origin || !message.success || message.data.nonce !== nonce) return;
			const { error } = message.data;
			resolve(error ? { ok: false, error: errorOf[error.code] ?? "unknown" } : { ok: true });
		},
		{ signal: done.signal },
	);
	// A window that closes itself has spoken just before: its words may come after it is seen to be closed.
	let seenClosed = false;
	const watch = setInterval(() => {
		if (seenClosed) resolve({ ok: false, error: "popup-closed-by-user" });
		seenClosed = popup.closed;
	}, watchMilliseconds);

	const outcome = await promise;
	clearInterval(watch);
	done.abort();
	popup.close();
	return outcome;
}
