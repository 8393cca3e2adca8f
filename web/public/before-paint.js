// Runs before the first paint.
{
	const { dataset } = document.documentElement;

	// If cookies are blocked, any access to storage throws: memory replaces it, and a notice says so.
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
	// If the browser has no room, the choice is not stored, and the current action goes on.
	const { setItem } = Storage.prototype;
	Storage.prototype.setItem = function (key, value) {
		try {
			setItem.call(this, key, value);
		} catch {
			dataset.storage ??= "full";
			window.dispatchEvent(new Event("storage-standing"));
		}
	};

	// Apply the chosen looks before the first paint, so that no other look flashes: see src/device/looks-of-page.ts and
	// src/ui/text-size.ts.
	for (const look of ["theme", "contrast", "motion"]) {
		const chosen = localStorage.getItem(look);
		if (chosen && chosen !== "system") dataset[look] = chosen;
	}
	const size = localStorage.getItem("text-size");
	if (size) dataset.textSize = size;

	// A hint from the signed-in area on this device. It only selects which links to show; it grants no access.
	if (localStorage.getItem("signed-in")) dataset.signedIn = "";

	// A press before hydration would submit a form natively; it is repeated after hydration: see src/hydration. Of a press during
	// hydration React would only see the end, so it is repeated at once.
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
