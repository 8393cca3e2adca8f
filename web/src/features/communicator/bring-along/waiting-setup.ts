const key = "waiting-setup";
const changed = "waiting-setup";

/** The setup of a link that was opened and is not answered yet: it outlives logging in and signing up in this tab. */
export const waitingSetup = (): string | undefined => sessionStorage.getItem(key) ?? undefined;

/** Characters that are kept: what is longer is none, and is told to be none. */
const most = 4_000;

/** @param packed undefined: it was answered */
export function keepWaitingSetup(packed: string | undefined): void {
	if (packed === undefined) sessionStorage.removeItem(key);
	else sessionStorage.setItem(key, packed.slice(0, most));
	window.dispatchEvent(new Event(changed));
}

/** @returns how to stop hearing of another link that is opened */
export function onWaitingSetup(listener: () => void): () => void {
	window.addEventListener(changed, listener);
	return () => window.removeEventListener(changed, listener);
}
