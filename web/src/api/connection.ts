import { useSyncExternalStore } from "react";
import { listeners } from "../listeners.ts";
import { useServices } from "./services.tsx";

/**
 * `away`: the device has no network. `unreachable`: the server does not answer. `logged-out`: it answers, but not to this person.
 */
export type Standing = "reached" | "away" | "unreachable" | "logged-out";

/** The result of the last call. */
export interface Connection {
	readonly standing: Standing;
	subscribe(listener: () => void): () => void;
	/** @param isOwn whether the call was made in the person's name */
	report(how: Exclude<Standing, "away">, isOwn: boolean): void;
}

/** Combines the results of this page's calls with the device's network state. */
export function watchConnection(): Connection {
	const changes = listeners();
	let last: Standing = "reached";
	return {
		get standing() {
			return navigator.onLine ? last : "away";
		},
		subscribe(listener) {
			const stop = changes.subscribe(listener);
			window.addEventListener("online", listener);
			window.addEventListener("offline", listener);
			return () => {
				stop();
				window.removeEventListener("online", listener);
				window.removeEventListener("offline", listener);
			};
		},
		report(how, isOwn) {
			// Public calls do not show whether the person is still signed in.
			if (how === last || (last === "logged-out" && !isOwn)) return;
			last = how;
			changes.emit();
		},
	};
}

export function useStanding(): Standing {
	const { connection } = useServices();
	return useSyncExternalStore(connection.subscribe, () => connection.standing);
}
