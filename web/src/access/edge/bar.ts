export interface BarButton {
	label: string;
	press: () => void;
}

/** Where the bars of all ways stand, one below the other. */
const column = document.createElement("div");
column.className = "access-bars";
column.dataset.accessOwn = "";
// Not hidden, and not outside, while a window is open.
column.dataset.reactAriaTopLayer = "true";

/** A small row of buttons over the page that belongs to the way of pressing itself: the way out, a rest. */
export function createBar(name: string) {
	const bar = document.createElement("div");
	bar.className = "access-bar";
	// It stands outside of all else: a landmark of its own.
	bar.role = "region";
	bar.ariaLabel = name;
	const words = document.createElement("p");

	return {
		element: bar,
		/** Shows these; `says`: what goes on. The buttons that stay are the same elements. */
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
