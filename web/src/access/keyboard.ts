import { openWindow } from "./edge/windows.ts";

/** A key pressed here writes. */
export const writes = (target: EventTarget | null): boolean =>
	target instanceof Element &&
	target.closest("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]") !== null;

/** Space or Enter pressed here presses the control. */
export const presses = (target: EventTarget | null): boolean =>
	target instanceof Element && target.closest("a, button, input, summary") !== null;

/**
 * Listens to single keys. Leaves out every key while the person writes, in an open window, or with Ctrl, Alt or Meta; and Space or
 * Enter on a control.
 *
 * @param give takes the key in lower case; answers whether it did something, so that the page does not scroll as well
 * @returns how to stop
 */
export function listenToKeys(give: (key: string) => boolean): () => void {
	function pressed(event: KeyboardEvent) {
		if (event.repeat || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
		if (writes(event.target) || (presses(event.target) && /^( |Enter)$/.test(event.key))) return;
		if (openWindow()) return;
		if (give(event.key.toLowerCase())) event.preventDefault();
	}
	// While it is on its way down: some controls keep keys to themselves. A switch is heard before, at the window.
	document.addEventListener("keydown", pressed, true);
	return () => document.removeEventListener("keydown", pressed, true);
}
