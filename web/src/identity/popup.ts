import type { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import { z } from "zod";
import { leavePage } from "../ui/leave-page.ts";
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
/** How long the server accepts the end of a sign-in that was begun. */
const lateMilliseconds = 10 * 60 * 1000;
const width = 500;
const height = 640;

interface Ways {
	/** The sign-in succeeded after its window had seemed closed. */
	onLate?: () => void;
	/** Called at once, so that the browser takes the window for the person's own wish. */
	openWindow?: (url: string, name: string, features: string) => Pick<Window, "closed" | "close"> | null;
	/** Goes on in this window. @returns once the person is here again */
	leave?: (url: string) => Promise<void>;
}

/**
 * Lets a person sign in with another provider in a window of its own, and waits until it is done. Where the browser opens no
 * window, or one that cannot come back, this window goes there.
 * @param start where the window begins, on our own origin
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
	let isTold = false;
	const hear = (data: unknown) => {
		const message = Message.safeParse(data);
		if (!message.success || message.data.nonce !== nonce) return;
		done.abort();
		const { error } = message.data;
		if (isTold && !error) onLate?.();
		resolve(error ? { ok: false, error: errorOf[error.code] ?? "unknown" } : { ok: true });
	};
	window.addEventListener(
		"message",
		({ origin, data }) => {
			if (origin === location.origin) hear(data);
		},
		{ signal: done.signal },
	);
	// A provider's page may part the window from this one: then only the channel is left, and the window looks closed.
	const channel = new BroadcastChannel(Message.shape.type.value);
	channel.addEventListener("message", ({ data }) => hear(data), { signal: done.signal });
	const late = setTimeout(() => done.abort(), lateMilliseconds);
	done.signal.addEventListener("abort", () => {
		channel.close();
		clearTimeout(late);
	});
	// It is closed once the person is back here. A window that closes itself has spoken just before: its words may come after.
	let seenClosed = false;
	const watch = setInterval(() => {
		if (seenClosed) resolve({ ok: false, error: "popup-closed-by-user" });
		seenClosed = popup.closed && document.hasFocus();
	}, watchMilliseconds);

	const outcome = await promise;
	isTold = true;
	clearInterval(watch);
	popup.close();
	return outcome;
}

/** An app on the home screen of an iPhone or iPad opens windows in Safari, which has cookies of its own. */
const isHomeScreenApp = (): boolean => "standalone" in navigator && navigator.standalone === true;
