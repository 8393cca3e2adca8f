import { buttonOf, openPanel } from "./panel.ts";
import { setValue } from "./set-value.ts";

/** The list of a choice as buttons: the device's own list is beyond the reach of a scan and of a dwell. */
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

/** What its label says; one that is around it has the list's own words in it, too. */
function labelOf(select: HTMLSelectElement): string {
	const parts = Array.from(select.labels[0]?.childNodes ?? []).filter((part) => !part.contains(select));
	return parts.map(({ textContent }) => textContent).join("") || "Choices";
}
