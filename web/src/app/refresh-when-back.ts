import type { Connection } from "../api/connection.ts";

/**
 * The least time between two refreshes in milliseconds. If one endpoint fails while others answer, the server seems to go and come
 * back with each call.
 */
const restMilliseconds = 10_000;

/**
 * Calls `refresh` when the server or the network is back: at once, but not again before a rest.
 * @param refresh gets whether the server had not answered; otherwise the device was without a network
 * @returns a function that stops it
 */
export function refreshWhenBack(
	connection: Pick<Connection, "standing" | "subscribe">,
	refresh: (wasUnreachable: boolean) => void,
): () => void {
	let before = connection.standing;
	let wasUnreachable = false;
	let isDue = false;
	let resting: ReturnType<typeof setTimeout> | undefined;

	function refreshOnceRested(): void {
		if (resting || !isDue) return;
		resting = setTimeout(() => {
			resting = undefined;
			refreshOnceRested();
		}, restMilliseconds);
		refresh(wasUnreachable);
		isDue = wasUnreachable = false;
	}
	const stopWatching = connection.subscribe(() => {
		const last = before;
		before = connection.standing;
		if (before !== "reached" || last === "reached") return;
		isDue = true;
		wasUnreachable ||= last === "unreachable";
		refreshOnceRested();
	});
	return () => {
		stopWatching();
		clearTimeout(resting);
	};
}
