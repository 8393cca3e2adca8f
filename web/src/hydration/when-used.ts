// A screen reader or voice control may send only a click.
const signs = ["pointermove", "pointerdown", "click", "keydown", "focusin", "input"];

let used: Promise<void> | undefined;

/** Resolves at the first sign of use: by hand, key, switch, eyes or voice. */
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
