import { presses, writes } from "../../access/keyboard.ts";

/** After so many presses of one key without effect, Sayso asks whether the key is a switch. */
const enough = 5;
/** The longest time between two of these presses, in milliseconds. */
const apart = 10_000;
/** Keys that the browser or the device uses itself. */
const ofBrowser =
	/^(Tab|Escape|Backspace|Shift|Control|Alt.*|Meta|CapsLock|ContextMenu|F\d|F1[0-2]|Dead|Process|Unidentified)$/;
const moves = /^(Arrow.*|Page.*|Home|End)$/;

/**
 * Counts presses of one key that do nothing on this page and then asks whether the key is a switch: a person with only a switch
 * cannot turn scanning on in another way. @returns how to stop
 */
export function watchForSwitch(): () => void {
	const off = new AbortController();
	let last = "";
	let lastAt = 0;
	let count = 0;

	function pressed(event: KeyboardEvent) {
		if (event.repeat) return;
		const now = performance.now();
		if (event.code !== last || now - lastAt > apart) count = 0;
		count = doesNothing(event) ? count + 1 : 0;
		last = event.code;
		lastAt = now;
		if (count < enough) return;
		count = 0;
		import("./ask-for-scanning.ts").then(({ askForScanning }) => askForScanning(event)).catch(() => undefined);
	}
	// Runs after every other listener on the page that may use the key.
	window.addEventListener("keydown", pressed, { signal: off.signal });
	// A press that scrolled had an effect.
	document.addEventListener("scroll", () => (count = 0), { capture: true, passive: true, signal: off.signal });
	return () => off.abort();
}

function doesNothing(event: KeyboardEvent): boolean {
	const { target, key, code } = event;
	if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return false;
	if (!code || ofBrowser.test(key) || writes(target)) return false;
	if (moves.test(key)) return !presses(target) && !canScroll();
	return !(presses(target) && /^( |Enter)$/.test(key));
}

const canScroll = () => document.documentElement.scrollHeight > innerHeight;
