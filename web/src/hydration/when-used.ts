// A screen reader or a voice may give a click alone.
const signs = ["pointermove", "pointerdown", "click", "keydown", "focusin", "input"];

let used: Promise<void> | undefined;

/** Resolves with the first sign that somebody is using the page: by a hand, a key, a switch, their eyes or a voice. */
export function whenUsed(): Promise<void> {
	used ??= new Promise((resolve) => {
		if (navigator.userActivation?.hasBeenActive) return resolve();
		const listening = new AbortController();
		const notice = () => {
			listening.abort();
			resolve();
		};
		for (const sign of signs)
			window.addEventListener(sign, notice, { capture: true, passive: true, signal: listening.signal });
	});
	return used;
}
