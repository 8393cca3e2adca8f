import { setValue } from "../writing/set-value.ts";
import { giveEscape } from "./press.ts";
import { openWindow } from "./windows.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
	field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);
const heldBy = (field: Field) => (isTicked(field) ? field.checked : field.value);
const toggled = "[aria-pressed], [aria-expanded]";
const stateOf = (toggle: Element) => `${toggle.getAttribute("aria-pressed")} ${toggle.getAttribute("aria-expanded")}`;

/**
 * Records the state of the page before a press. @returns how to undo that press: speech stops, fields get their values back,
 * toggles are reset, and new screens and dialogs are closed
 */
export function remember(): () => void {
	const address = location.href;
	const fields = Array.from(document.querySelectorAll<Field>("input:not([type=file]), textarea, select"), (field) => ({
		field,
		value: heldBy(field),
	}));
	const toggles = Array.from(document.querySelectorAll<HTMLElement>(toggled), (toggle) => ({
		toggle,
		state: stateOf(toggle),
	}));
	return () => {
		if (location.href !== address) return history.back();
		const speaks = document.querySelector("[data-scan-pause]") !== null;
		if (speaks) giveEscape();
		const changed = fields.filter(({ field, value }) => field.isConnected && heldBy(field) !== value);
		for (const { field, value } of changed) {
			if (typeof value === "string") setValue(field, value);
			// In a radio group, the earlier choice is restored.
			else if (value || field.type === "checkbox") field.click();
		}
		if (speaks || changed.length > 0) return;
		const turned = toggles.find(({ toggle, state }) => toggle.isConnected && stateOf(toggle) !== state);
		if (turned && !openWindow()) turned.toggle.click();
		else giveEscape();
	};
}
