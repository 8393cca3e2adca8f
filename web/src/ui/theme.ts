export type Theme = "system" | "light" | "dark";

/** Read by `public/before-paint.js` too, before the first paint. */
const key = "theme";

/** The theme the person chose on this device. */
export function chosenTheme(): Theme {
	const stored = localStorage.getItem(key);
	return stored === "light" || stored === "dark" ? stored : "system";
}

/** Shows the whole page in a theme, and keeps the choice on this device. */
export function chooseTheme(theme: Theme): void {
	if (theme === "system") {
		localStorage.removeItem(key);
		delete document.documentElement.dataset.theme;
	} else {
		localStorage.setItem(key, theme);
		document.documentElement.dataset.theme = theme;
	}
}
