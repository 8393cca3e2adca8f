import { writesByHand } from "../../../access/glance.ts";

let lastWasKey = false;
if (typeof window !== "undefined") {
	window.addEventListener("keydown", () => (lastWasKey = true), true);
	window.addEventListener("pointerdown", () => (lastWasKey = false), true);
}

/**
 * Whether the focus may move to something new: only for keyboard users who are not typing and not on a control that they may press
 * again. Scanning has its own position.
 */
export function mayMoveFocus(): boolean {
	const { activeElement } = document;
	if (!lastWasKey || !writesByHand()) return false;
	if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
		return activeElement.value === "";
	return !activeElement?.closest("[role=toolbar]");
}
