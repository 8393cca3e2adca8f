import type { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import { z } from "zod";
import { leavePage } from "../ui/leave-page.ts";
import type { IdentityError, Outcome } from "./identity.ts";

/** The message a window sends before it closes. The session is in its cookie; a token in the message is not needed. */
const Message = z.object({
	type: z.literal("better-auth:oauth-popup"),
	nonce: z.string(),
	error: z.object({ code: z.string() }).optional(),
});

/** Maps the window's codes. Any other is `unknown`. */
const errorOf: Record<string, IdentityError> = {
	access_denied: "popup-closed-by-user",
	user_cancelled_authorize: "popup-closed-by-user",
	account_not_linked: "account-not-linked",
};

const watchMilliseconds = 500;
/** How long the server accepts the end of a sign-in. */
const lateMilliseconds = 10 * 60 * 1000;
const width = 500;
const height = 640;

interface Ways {
	/** Called if the sign-in succeeds after its window seemed closed. */
	onLate?: () => void;
	/** Called at once, so that the browser attributes the window to the click. */
	openWindow?: (url: string, name: string, features: string) => Pick<Window, "closed" | "close"> | null;
	/** Continues in this window. @returns once the person is back */
	leave?: (url: string) => Promise<void>;
}

/**
 * Signs a person in with another provider in a separate window, and waits for the result. If the browser opens no window, or one
 * that cannot report back, this window navigates there.
 * @param start the address where the window starts, on our own origin
 */
export async function signInByPopup(
	start: string,
	provider: SignInProvider,
	{ onLate, openWindow = (...opening) => window.open(...opening), leave = leavePage }: Ways = {},
): Promise<Outcome> {
	const nonce = crypto.getRandomValues(new Uint32Array(4)).join("-");
	const address = (more: Record<string, string>) =>
		`${start}?${new URLSearchParams({ provider, popupOrigin: location.origin, callbackURL: location.href, ...more })}`;
	const left = window.screenX + (window.outerWidth - width) / 2;
	const top = window.screenY + (window.outerHeight - height) / 2;
	const popup = isHomeScreenApp()
		? null
		: openWindow(
				address({ popupNonce: nonce }),
				"sign-in",
				`popup,width=${width},height=${height},left=${left},top=${top}`,
			);
	if (!popup) {
		await leave(address({}));
		return { ok: false, error: "popup-closed-by-user" };
	}

	const { promise, resolve } = Promise.withResolvers<Outcome>();
	const done = new AbortController();
	let hasFinished = false;
	const hear = (data: unknown) => {
		const message = Message.safeParse(data);
		if (!message.success || message.data.nonce !== nonce) return;
		done.abort();
		const { error } = message.data;
		if (hasFinished && !error) onLate?.();
		resolve(error ? { ok: false, error: errorOf[error.code] ?? "unknown" } : { ok: true });
	};
	window.addEventListener(
		"message",
		({ origin, data }) => {
			if (origin === location.origin) hear(data);
		},
		{ signal: done.signal },
	);
	// A provider's page may disconnect the window from this one: it then looks closed, and only the channel works.
	const channel = new BroadcastChannel(Message.shape.type.value);
	channel.addEventListener("message", ({ data }) => hear(data), { signal: done.signal });
	const late = setTimeout(() => done.abort(), lateMilliseconds);
	done.signal.addEventListener("abort", () => {
		channel.close();
		clearTimeout(late);
	});
	// It counts as closed once the person is back here. A window that closes itself has just sent a message, which may arrive later.
	let seenClosed = false;
	const watch = setInterval(() => {
		if (seenClosed) resolve({ ok: false, error: "popup-closed-by-user" });
		seenClosed = popup.closed && document.hasFocus();
	}, watchMilliseconds);

	const outcome = await promise;
	hasFinished = true;
	clearInterval(watch);
	popup.close();
	return outcome;
}

/** An iPhone or iPad home screen app opens windows in Safari, which has separate cookies. */
const isHomeScreenApp = (): boolean => "standalone" in navigator && navigator.standalone === true;
