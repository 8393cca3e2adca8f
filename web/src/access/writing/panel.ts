import { addStyle } from "../add-style.ts";
import style from "./panel.css?inline";

/** A panel at the bottom of the page, above everything open: its buttons are scanned. */
export function openPanel(name: string) {
	addStyle(style);
	for (const open of document.querySelectorAll(".access-panel")) open.remove();
	const panel = document.createElement("section");
	panel.className = "access-panel";
	panel.role = "dialog";
	panel.ariaLabel = name;
	panel.dataset.reactAriaTopLayer = "true";
	// The field keeps the focus, so that the dialog around it stays open.
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

/** A row of buttons that belong together. */
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
