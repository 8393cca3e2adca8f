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

	// What is pressed before its part of the page is awake would send a form away; it is pressed again then: src/waking.
	document.addEventListener("click", (event) => {
		const button = event.target instanceof Element && event.target.closest("[data-asleep] button");
		if (!button) return;
		event.preventDefault();
		button.dataset.pressed = "";
	});
}
