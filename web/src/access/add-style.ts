const added = new Set<string>();

/** Styles that come with the code that needs them: the app's own sheet is there before anything is seen, and stays small. */
export function addStyle(css: string): void {
	if (added.has(css)) return;
	added.add(css);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}
