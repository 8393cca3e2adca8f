import { openWindow } from "./edge/windows.ts";

/** Whether a key pressed here types text. */
export const writes = (target: EventTarget | null): boolean =>
	target instanceof Element &&
	target.closest("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]") !== null;

/** Whether Space or Enter pressed here activates the control. */
export const presses = (target: EventTarget | null): boolean =>
	target instanceof Element && target.closest("a, button, input, summary") !== null;

/**
 * Listens to shortcut keys. Ignores keys while the person types, in an open dialog, or with Ctrl, Alt or Meta; and Space or Enter
 * on a control.
 * @param give receives the key in lower case and returns whether it had an effect, so that the page does not scroll too
 * @returns how to stop
 */
export function listenToKeys(give: (key: string) => boolean): () => void {
	function pressed(event: KeyboardEvent) {
		if (event.repeat || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
		if (writes(event.target) || (presses(event.target) && /^( |Enter)$/.test(event.key))) return;
		if (openWindow()) return;
		if (give(event.key.toLowerCase())) event.preventDefault();
	}
	// In the capture phase, because some controls stop key events. A switch listens earlier, at the window.
	document.addEventListener("keydown", pressed, true);
	return () => document.removeEventListener("keydown", pressed, true);
}
