/** Selects the elements that can be pressed or typed into. */
export const controls =
	"a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option]";
const windows = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/**
 * The topmost visible dialog or menu with a control. Translators, extensions and consent banners add hidden dialogs, and dialogs
 * with only a frame of another page: these do not count.
 */
export function openWindow(): HTMLElement | undefined {
	return Array.from(document.querySelectorAll<HTMLElement>(windows)).findLast(
		(each) =>
			isSeen(each) &&
			!each.closest("[inert], [aria-hidden=true], [data-scan=off]") &&
			Array.from(each.querySelectorAll(controls)).some(isSeen),
	);
}
