/** Focuses an element once the next screen is drawn, unless the focus has moved by then, for example to a text field. */
export function focusSoon(selector: string): void {
	const { activeElement: before } = document;
	requestAnimationFrame(() => {
		const { activeElement, body } = document;
		if (activeElement === before || activeElement === body) document.querySelector<HTMLElement>(selector)?.focus();
	});
}
