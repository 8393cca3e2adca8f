// Runs before the first paint.
{
	const { dataset } = document.documentElement;

	// What was chosen never flashes the other: see src/ui/theme.ts and src/site/wake-text-sizes.ts.
	const theme = localStorage.getItem("theme");
	if (theme) dataset.theme = theme;
	const size = localStorage.getItem("text-size");
	if (size) dataset.textSize = size;

	// A hint from the signed-in area on this device, for the choice of links only: it opens nothing.
	if (localStorage.getItem("signed-in")) dataset.signedIn = "";

	// What is pressed before its part of the page is awake would send a form away; it is pressed again then: src/waking. Of
	// a press that goes on while the part wakes, it would only see the end: that is pressed again at once.
	const asleep = ({ target }) => (target instanceof Element && target.closest("[data-asleep] button")) || undefined;
	let begun;
	document.addEventListener("pointerdown", () => (begun = undefined), true);
	document.addEventListener("pointerdown", (event) => (begun = asleep(event)));
	document.addEventListener(
		"click",
		(event) => {
			const button = asleep(event);
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
