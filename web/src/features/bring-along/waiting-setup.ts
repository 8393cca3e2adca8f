const key = "waiting-setup";
const changed = "waiting-setup";

/** The setup of an opened link that the person has not answered. It survives login and sign-up in this tab. */
export const waitingSetup = (): string | undefined => sessionStorage.getItem(key) ?? undefined;

/** The most characters to keep: anything longer is not a setup and is reported as such. */
const most = 4_000;

/** @param packed undefined once the person has answered */
export function keepWaitingSetup(packed: string | undefined): void {
	if (packed === undefined) sessionStorage.removeItem(key);
	else sessionStorage.setItem(key, packed.slice(0, most));
	window.dispatchEvent(new Event(changed));
}

/** Calls the listener when another link is opened. @returns how to stop */
export function onWaitingSetup(listener: () => void): () => void {
	window.addEventListener(changed, listener);
	return () => window.removeEventListener(changed, listener);
}
