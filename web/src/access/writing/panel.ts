import { addStyle } from "../add-style.ts";
import style from "./panel.css?inline";

/** A panel at the foot of the page, over whatever is open: its buttons are what a scan goes through. */
export function openPanel(name: string) {
	addStyle(style);
	for (const open of document.querySelectorAll(".access-panel")) open.remove();
	const panel = document.createElement("section");
	panel.className = "access-panel";
	panel.role = "dialog";
	panel.ariaLabel = name;
	panel.dataset.reactAriaTopLayer = "true";
	// The field keeps the focus, and what is around it stays open.
	panel.addEventListener("pointerdown", (event) => event.preventDefault());
	panel.addEventListener("mousedown", (event) => event.preventDefault());
	document.body.append(panel);

	const off = new AbortController();
	function close() {
		off.abort();
		panel.remove();
	}
	function escaped(event: KeyboardEvent) {
		if (event.key !== "Escape") return;
		event.stopImmediatePropagation();
		close();
	}
	window.addEventListener("keydown", escaped, { capture: true, signal: off.signal });
	return { panel, close };
}

/** Buttons that belong together, in a row. */
export function rowOf(buttons: readonly HTMLElement[]): HTMLElement {
	const row = document.createElement("fieldset");
	row.append(...buttons);
	return row;
}

export function buttonOf(label: string, press: () => void, name?: string): HTMLButtonElement {
	const button = document.createElement("button");
	button.type = "button";
	button.textContent = label;
	if (name) button.ariaLabel = name;
	button.addEventListener("click", press);
	return button;
}
