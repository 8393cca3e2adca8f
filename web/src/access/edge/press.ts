import { controlOf } from "./targets.ts";
import { openWindow } from "./windows.ts";

const written =
	"textarea, [contenteditable=true], input:not([type=radio], [type=checkbox], [type=submit], [type=button], [type=range])";

/** Whether an element takes text from the keyboard. */
export const isWrittenIn = (element: EventTarget | null): boolean =>
	element instanceof Element && element.matches(written);

/**
 * Presses a target as a pointer would. A field gets an on-screen keyboard, and a native list becomes buttons, so that both can be
 * scanned. Both are loaded on first use.
 */
export function press(target: HTMLElement): void {
	const control = controlOf(target);
	if (isWrittenIn(control)) {
		control.focus();
		void import("../writing/on-screen-keyboard.ts").then(({ openKeyboard }) => openKeyboard(control));
	} else if (control instanceof HTMLSelectElement) {
		void import("../writing/choice-list.ts").then(({ openChoices }) => openChoices(control));
	} else control.click();
}

/** Closes what is open, like the Escape key. */
export function giveEscape(): void {
	const at = document.activeElement ?? document.body;
	const open = openWindow();
	const to = open && !open.contains(at) ? open : at;
	for (const type of ["keydown", "keyup"])
		to.dispatchEvent(new KeyboardEvent(type, { key: "Escape", code: "Escape", bubbles: true, cancelable: true }));
}
