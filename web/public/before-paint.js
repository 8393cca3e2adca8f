// Runs before the first paint.
{
	const { dataset } = document.documentElement;

	// Where cookies are blocked, even a look at storage throws: then the page's memory serves, and a notice says so.
	for (const name of ["localStorage", "sessionStorage"]) {
		try {
			window[name].getItem("");
		} catch {
			const kept = new Map();
			const value = {
				getItem: (key) => kept.get(key) ?? null,
				setItem: (key, value) => void kept.set(key, String(value)),
				removeItem: (key) => void kept.delete(key),
				clear: () => kept.clear(),
				key: (at) => [...kept.keys()][at] ?? null,
				get length() {
					return kept.size;
				},
			};
			Object.defineProperty(window, name, { value, configurable: true });
			dataset.storage = "blocked";
		}
	}
	// Where the browser has no room for a choice, it is not kept, and what is under way goes on.
	const { setItem } = Storage.prototype;
	Storage.prototype.setItem = function (key, value) {
		try {
			setItem.call(this, key, value);
		} catch {
			dataset.storage ??= "full";
			window.dispatchEvent(new Event("storage-standing"));
		}
	};

	// What was chosen never flashes the other: see src/device/looks-of-page.ts and src/ui/text-size.ts.
	for (const look of ["theme", "contrast", "motion"]) {
		const chosen = localStorage.getItem(look);
		if (chosen && chosen !== "system") dataset[look] = chosen;
	}
	const size = localStorage.getItem("text-size");
	if (size) dataset.textSize = size;

	// A hint from the signed-in area on this device, for the choice of links only: it opens nothing.
	if (localStorage.getItem("signed-in")) dataset.signedIn = "";

	// What is pressed before its part of the page is hydrated would send a form away; it is pressed again then: see
	// src/hydration. Of a press that goes on meanwhile, React would only see the end: that is pressed again at once.
	const unhydrated = ({ target }) =>
		(target instanceof Element && target.closest("[data-unhydrated] button")) || undefined;
	let begun;
	document.addEventListener("pointerdown", () => (begun = undefined), true);
	document.addEventListener("pointerdown", (event) => (begun = unhydrated(event)));
	document.addEventListener(
		"click",
		(event) => {
			const button = unhydrated(event);
			const half = begun?.contains(event.target) ? begun : undefined;
			begun = undefined;
			if (!button && !half) return;
			event.preventDefault();
			event.stopPropagation();
			if (button) button.dataset.pressed = "";
			else half.click();
		},
		true,
	);
}
