/** What can be lit or dwelt on now, in the order of the page: everything marked `data-scan` that can be pressed. */
export function pressableTargets(): HTMLElement[] {
	return Array.from(document.querySelectorAll<HTMLElement>("[data-scan]")).filter(
		(target) => !target.matches(":disabled, [aria-disabled=true]") && target.checkVisibility(),
	);
}
