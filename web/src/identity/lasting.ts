import type { Identity, Person } from "./identity.ts";

/** Milliseconds the provider has to say who is signed in before whoever was here last may go on. */
const patience = 1_500;

/** Who was signed in here the last time, for the public pages' links and for when nobody can be asked. */
const key = "signed-in";
const remembered = (): Person | null => {
	const id = localStorage.getItem(key);
	// Browsers that were here before knew only that there was somebody.
	return id && id !== "1" ? { id, email: "" } : null;
};

/**
 * Whoever is signed in stays so until they sign out themselves: where nobody can be asked, whoever was here last may go on;
 * and a session that ends while they talk takes no screen from them. Without it they have no token, and the server gives
 * them nothing.
 */
export function lastingIdentity(inner: Identity): Identity {
	const listeners = new Set<(person: Person | null) => void>();
	/** Undefined until somebody has said. */
	let person: Person | null | undefined;
	let isLeaving = false;

	function tell(now: Person | null): void {
		person = now;
		if (now) localStorage.setItem(key, now.id);
		else localStorage.removeItem(key);
		for (const listener of [...listeners]) listener(now);
	}

	/** Signs out the other windows of this browser. Without BroadcastChannel each finds out with its next call. */
	const windows = globalThis.BroadcastChannel && new BroadcastChannel("sayso-signed-out");
	windows?.addEventListener("message", ({ data }) => {
		if (!person || data !== person.id) return;
		tell(null);
		// The provider of this window finds out, too: then the same person may sign in again here.
		inner.token({ fresh: true }).catch(() => undefined);
	});

	const assume = () => {
		const last = person === undefined && remembered();
		if (last) tell(last);
	};
	const waiting = setTimeout(assume, navigator.onLine ? patience : 0);

	inner.onChange((now) => {
		clearTimeout(waiting);
		if (now && now.id === person?.id) person = now;
		else if (now) {
			// Somebody else signed in in another window: nothing of one person is shown to the next.
			if (person) tell(null);
			tell(now);
		} else if (!person || isLeaving) tell(null);
	});

	/** What the person does to leave: the end of the session is theirs then. */
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
			listeners.add(listener);
			if (person !== undefined) listener(person);
			return () => listeners.delete(listener);
		},
		signOut: () =>
			leaving(async () => {
				const leaver = person?.id;
				await inner.signOut();
				if (leaver !== undefined) windows?.postMessage(leaver);
				// A session that had ended before tells nothing.
				if (person) tell(null);
			}),
	};
}
