import { controlOf } from "./targets.ts";
import { openWindow } from "./windows.ts";

const written =
	"textarea, [contenteditable=true], input:not([type=radio], [type=checkbox], [type=submit], [type=button], [type=range])";

/** What is written in with keys. */
export const isWrittenIn = (element: EventTarget | null): boolean =>
	element instanceof Element && element.matches(written);

/**
 * Presses a target as a pointer would. What needs keys, or opens a list that only the device can show, gets targets of its
 * own: the keyboard on the screen, the list as buttons. Both come when they are first wanted.
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

/** Closes what is open, as the Escape key does. */
export function giveEscape(): void {
	const at = document.activeElement ?? document.body;
	const open = openWindow();
	const to = open && !open.contains(at) ? open : at;
	for (const type of ["keydown", "keyup"])
		to.dispatchEvent(new KeyboardEvent(type, { key: "Escape", code: "Escape", bubbles: true, cancelable: true }));
}
