import { listeners } from "../listeners.ts";
import type { Identity, Person } from "./identity.ts";

/** Milliseconds to wait for the provider before the last signed-in person may continue. */
const patience = 1_500;

/** The storage key of the last signed-in person, for the public pages' links and for offline use. */
const key = "signed-in";
const remembered = (): Person | null => {
	const id = localStorage.getItem(key);
	// Earlier versions stored only that a person was signed in.
	return id && id !== "1" ? { id, email: "" } : null;
};

/**
 * Keeps the person signed in until they sign out. While the provider is unreachable, the last person may continue; and a session
 * that expires during use closes no screen. Without a session they have no token, and the server refuses requests.
 */
export function lastingIdentity(inner: Identity): Identity {
	const changes = listeners<[now: Person | null]>();
	/** Undefined until it is known. */
	let person: Person | null | undefined;
	let isLeaving = false;

	function notify(now: Person | null): void {
		person = now;
		if (now) localStorage.setItem(key, now.id);
		else localStorage.removeItem(key);
		changes.emit(now);
	}

	/** Signs out the other windows of this browser. Without BroadcastChannel each notices at its next call. */
	const windows = globalThis.BroadcastChannel && new BroadcastChannel("sayso-signed-out");
	windows?.addEventListener("message", ({ data }) => {
		if (!person || data !== person.id) return;
		notify(null);
		// Make this window's provider check too, so that the same person can sign in here again.
		inner.token({ fresh: true }).catch(() => undefined);
	});

	const assume = () => {
		const last = person === undefined && remembered();
		if (last) notify(last);
	};
	const waiting = setTimeout(assume, navigator.onLine ? patience : 0);

	inner.onChange((now) => {
		clearTimeout(waiting);
		if (now && now.id === person?.id) person = now;
		else if (now) {
			// Another person signed in in another window: clear the data of the first one.
			if (person) notify(null);
			notify(now);
		} else if (!person || isLeaving) notify(null);
	});

	/** The person leaves on purpose: report the end of the session. */
	async function leaving<Result>(act: () => Promise<Result>): Promise<Result> {
		isLeaving = true;
		try {
			return await act();
		} finally {
			isLeaving = false;
		}
	}

	return {
		...inner,
		confirmReset: (reset) => leaving(() => inner.confirmReset(reset)),
		onChange(listener) {
			const stop = changes.subscribe(listener);
			if (person !== undefined) listener(person);
			return stop;
		},
		signOut: () =>
			leaving(async () => {
				const leaver = person?.id;
				await inner.signOut();
				if (leaver !== undefined) windows?.postMessage(leaver);
				// A session that had expired earlier sends no event.
				if (person) notify(null);
			}),
	};
}
