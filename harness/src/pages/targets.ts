/**
 * Runs in the page. Finds controls that are too small (WCAG 2.5.8): less than 24 pixels in either direction, unless it
 * is a link in a sentence, or nothing else is within 12 pixels of its centre. A screen's main commands need 44.
 */
export function tooSmall(): string[] {
	const pressed =
		"a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem], [role=option]";
	// For screen readers only: the component library's close button of a dialog.
	const unseen = '[style*="clip-path: inset(50%)"]';
	const all = Array.from(document.querySelectorAll<HTMLElement>(pressed), (each) =>
		each.matches("[type=radio], [type=checkbox]") ? (each.closest("label") ?? each) : each,
	);
	const boxes = all
		.filter(
			(each) =>
				each.checkVisibility({ visibilityProperty: true }) && !each.closest(`[inert], [aria-hidden=true], ${unseen}`),
		)
		.map((each) => ({ each, box: each.getBoundingClientRect() }))
		// Elements for screen readers only have no size.
		.filter(({ box }) => box.width > 2 && box.height > 2);
	const isInSentence = (each: HTMLElement) =>
		each.matches("a, button") &&
		getComputedStyle(each).display.startsWith("inline") &&
		each.parentElement?.matches("p, li, span, address, label") &&
		each.parentElement.textContent !== each.textContent;
	const isFree = (at: DOMRect, own: HTMLElement) =>
		boxes.every(({ each, box }) => {
			if (each === own || each.contains(own) || own.contains(each)) return true;
			const across = Math.max(box.left - (at.left + at.width / 2), at.left + at.width / 2 - box.right, 0);
			const down = Math.max(box.top - (at.top + at.height / 2), at.top + at.height / 2 - box.bottom, 0);
			return Math.hypot(across, down) >= 12;
		});
	return boxes.flatMap(({ each, box }) => {
		const least = each.matches("[data-look=primary]") ? 44 : 24;
		const isLarge = Math.min(box.width, box.height) >= least - 0.5;
		if (isLarge || isInSentence(each) || (least === 24 && isFree(box, each))) return [];
		const name = each.ariaLabel || each.textContent || each.getAttribute("name");
		return [`${name}: ${Math.round(box.width)} by ${Math.round(box.height)}`];
	});
}

/**
 * Runs in the page. Finds controls that look the same with keyboard focus: neither their outline or border changes nor
 * that of an element around them.
 */
export function unseenFocus(): string[] {
	const pressed = "a[href], button, input:not([type=hidden]), select, textarea, summary";
	const before = document.activeElement as HTMLElement | null;
	const lookOf = (each: HTMLElement) => {
		const boxes: (Element | null)[] = [each, each.closest("label"), each.nextElementSibling];
		for (let around = each.parentElement; around && boxes.length < 9; around = around.parentElement) boxes.push(around);
		const styles = boxes.flatMap((box) => (box ? [getComputedStyle(box), getComputedStyle(box, "::after")] : []));
		return styles.map(({ outline, borderColor }) => `${outline} ${borderColor}`).join();
	};
	// React removes its attribute after this has run; the focused element would otherwise seem to look the same without
	// focus.
	const marked = document.querySelectorAll("[data-focus-visible]");
	for (const each of marked) each.removeAttribute("data-focus-visible");
	before?.blur();
	const unseen = Array.from(document.querySelectorAll<HTMLElement>(pressed)).flatMap((each) => {
		if (!each.checkVisibility() || each.matches(":disabled") || each.closest("[inert], [aria-hidden=true]")) return [];
		const plain = lookOf(each);
		each.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
		const isSeen = document.activeElement !== each || lookOf(each) !== plain;
		each.blur();
		return isSeen ? [] : [each.outerHTML.slice(0, 160)];
	});
	before?.focus({ preventScroll: true });
	for (const each of marked) each.setAttribute("data-focus-visible", "true");
	return unseen;
}
