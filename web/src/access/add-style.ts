const added = new Set<string>();

/** Adds styles together with the code that needs them, so that the app's main stylesheet stays small. */
export function addStyle(css: string): void {
	if (added.has(css)) return;
	added.add(css);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}
