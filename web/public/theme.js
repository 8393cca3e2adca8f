// Runs before the first paint, so that what was chosen never flashes the other: see src/ui/theme.ts, src/site/wake-text-sizes.ts.
{
	const { dataset } = document.documentElement;
	const theme = localStorage.getItem("theme");
	if (theme) dataset.theme = theme;
	const size = localStorage.getItem("text-size");
	if (size) dataset.textSize = size;
}
