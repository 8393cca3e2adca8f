export interface BarButton {
	label: string;
	press: () => void;
}

/** A small row of buttons over the page that belongs to the way of pressing itself: the way out, a rest. */
export function createBar(name: string) {
	const bar = document.createElement("div");
	bar.className = "access-bar";
	// It stands outside of all else: a landmark of its own.
	bar.role = "region";
	bar.ariaLabel = name;
	bar.dataset.accessOwn = "";
	// Not hidden, and not outside, while a window is open.
	bar.dataset.reactAriaTopLayer = "true";
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
			if (!bar.isConnected) document.body.append(bar);
			return shown;
		},
		hide: () => bar.remove(),
	};
}
