import { buttonOf, openPanel } from "./panel.ts";
import { setValue } from "./set-value.ts";

/** The options of a native list as buttons: scanning and dwell cannot reach the native list. */
export function openChoices(select: HTMLSelectElement): void {
	const { panel, close } = openPanel(labelOf(select));
	const choose = (value: string) => () => {
		setValue(select, value);
		close();
	};
	const list = document.createElement("div");
	list.className = "access-choices";
	list.append(
		...Array.from(select.options, ({ text, value, selected }) => {
			const button = buttonOf(text, choose(value));
			button.setAttribute("aria-pressed", String(selected));
			return button;
		}),
	);
	panel.append(list, buttonOf("Close", close));
}

/** The text of its label; a label that wraps the list also contains the options' text. */
function labelOf(select: HTMLSelectElement): string {
	const parts = Array.from(select.labels[0]?.childNodes ?? []).filter((part) => !part.contains(select));
	return parts.map(({ textContent }) => textContent).join("") || "Choices";
}
