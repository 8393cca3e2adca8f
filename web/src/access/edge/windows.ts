/** What a page lets people press or write in. */
export const controls =
	"a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option]";
const windows = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/**
 * The window or menu that lies over everything else. One that is hidden is none, nor is one that holds nothing to press but
 * a frame of another page: translators, extensions and consent bars put such into a page.
 */
export function openWindow(): HTMLElement | undefined {
	return Array.from(document.querySelectorAll<HTMLElement>(windows)).findLast(
		(each) =>
			isSeen(each) &&
			!each.closest("[inert], [aria-hidden=true], [data-scan=off]") &&
			Array.from(each.querySelectorAll(controls)).some(isSeen),
	);
}
