/** Gives the focus to an element once the next screen is drawn, unless somebody has gone elsewhere by then: what they type stays theirs. */
export function focusSoon(selector: string): void {
	const { activeElement: before } = document;
	requestAnimationFrame(() => {
		const { activeElement, body } = document;
		if (activeElement === before || activeElement === body) document.querySelector<HTMLElement>(selector)?.focus();
	});
}
