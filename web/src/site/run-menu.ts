/**
 * Closes the menu of a small screen: after a link, when the focus or a press goes elsewhere, and with Escape, which returns the
 * focus. The styles stop the page behind from scrolling while the menu is open.
 */
export function runMenu(menu: HTMLDetailsElement): void {
	const close = () => menu.removeAttribute("open");
	const isOutside = (target: EventTarget | null) => target instanceof Node && !menu.contains(target);
	menu.addEventListener("click", ({ target }) => {
		if (target instanceof Element && target.closest("a")) close();
	});
	menu.addEventListener("focusout", ({ relatedTarget }) => {
		if (isOutside(relatedTarget)) close();
	});
	document.addEventListener("pointerdown", ({ target }) => {
		if (isOutside(target)) close();
	});
	menu.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape" || !menu.open) return;
		close();
		menu.querySelector("summary")?.focus();
	});
}
