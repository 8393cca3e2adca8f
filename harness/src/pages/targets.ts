/**
 * Runs in the page: what can be pressed and is too small for it, as WCAG 2.5.8 has it: less than 24 pixels either way, unless
 * it is a link within a sentence, or nothing else is within 12 pixels of its middle. What a screen has as its main command is 44.
 */
export function tooSmall(): string[] {
	const pressed =
		"a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem], [role=option]";
	// There for those who hear the page alone: the component library's way out of a window.
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
		// What is there for those who hear the page has no size.
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

/** Runs in the page: what does not look otherwise with the focus of the keyboard, itself or what is around it: its outline, its border. */
export function unseenFocus(): string[] {
	const pressed = "a[href], button, input:not([type=hidden]), select, textarea, summary";
	const before = document.activeElement as HTMLElement | null;
	const lookOf = (each: HTMLElement) => {
		const boxes: (Element | null)[] = [each, each.closest("label"), each.nextElementSibling];
		for (let around = each.parentElement; around && boxes.length < 9; around = around.parentElement) boxes.push(around);
		const styles = boxes.flatMap((box) => (box ? [getComputedStyle(box), getComputedStyle(box, "::after")] : []));
		return styles.map(({ outline, borderColor }) => `${outline} ${borderColor}`).join();
	};
	// React takes its mark away after this has run: what has the focus now would seem to look the same without it.
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
