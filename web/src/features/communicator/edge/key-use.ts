import { writesByHand } from "../../../access/glance.ts";

let lastWasKey = false;
if (typeof window !== "undefined") {
	window.addEventListener("keydown", () => (lastWasKey = true), true);
	window.addEventListener("pointerdown", () => (lastWasKey = false), true);
}

/**
 * Whether the focus may go to something new: the person uses keys, is not in the middle of typing, and is not on a control
 * they may want to press again. A scan goes its own way.
 */
export function mayMoveFocus(): boolean {
	const { activeElement } = document;
	if (!lastWasKey || !writesByHand()) return false;
	if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
		return activeElement.value === "";
	return !activeElement?.closest("[role=toolbar]");
}
