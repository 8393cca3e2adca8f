/** What a page lets people press or write in. */
export const controls =
	"a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option]";
const windows = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/**
 * The topmost window or menu that is visible and has a control of its own. Translators, extensions and consent bars put
 * hidden windows into a page, and windows that hold only a frame of another page: these do not count.
 */
export function openWindow(): HTMLElement | undefined {
	return Array.from(document.querySelectorAll<HTMLElement>(windows)).findLast(
		(each) =>
			isSeen(each) &&
			!each.closest("[inert], [aria-hidden=true], [data-scan=off]") &&
			Array.from(each.querySelectorAll(controls)).some(isSeen),
	);
}
