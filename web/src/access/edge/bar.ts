export interface BarButton {
	label: string;
	press: () => void;
}

/** The column with the bars of all ways, one below the other. */
const column = document.createElement("div");
column.className = "access-bars";
column.dataset.accessOwn = "";
// Keeps it reachable while a dialog is open.
column.dataset.reactAriaTopLayer = "true";

/** A small row of buttons over the page that belongs to the way of pressing itself: exit, rest. */
export function createBar(name: string) {
	const bar = document.createElement("div");
	bar.className = "access-bar";
	// It is outside of every other landmark, so it is one itself.
	bar.role = "region";
	bar.ariaLabel = name;
	const words = document.createElement("p");

	return {
		element: bar,
		/** Shows these buttons; `says`: the status text. Buttons that stay keep their elements. */
		show(says: string, buttons: readonly BarButton[]): HTMLElement[] {
			words.textContent = says;
			words.hidden = !says;
			const before = Array.from(bar.querySelectorAll("button"));
			const shown = buttons.map(({ label, press }) => {
				const button = before.find(({ textContent }) => textContent === label) ?? document.createElement("button");
				button.type = "button";
				if (button.textContent !== label) button.textContent = label;
				button.onclick = press;
				return button;
			});
			if (shown.length !== before.length || shown.some((button, at) => button !== before[at]))
				bar.replaceChildren(words, ...shown);
			if (!bar.isConnected) column.append(bar);
			if (!column.isConnected) document.body.append(column);
			return shown;
		},
		hide() {
			bar.remove();
			if (column.childElementCount === 0) column.remove();
		},
	};
}
