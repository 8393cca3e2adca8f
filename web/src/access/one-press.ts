/**
 * A double tap presses one control: if another control is under the finger at the second tap, that tap is ignored. This keeps
 * tremor from speaking unwanted text.
 * @returns how to stop
 */
export function pressOnceATap(): () => void {
	let pressed: Element | undefined;

	function clicked(event: MouseEvent) {
		const control = event.target instanceof Element ? event.target.closest("a, button, input, label, summary") : null;
		const isSecondTap = event.detail > 1 && control !== null && control !== pressed;
		if (!isSecondTap) {
			pressed = control ?? undefined;
			return;
		}
		event.preventDefault();
		event.stopImmediatePropagation();
	}

	window.addEventListener("click", clicked, true);
	return () => window.removeEventListener("click", clicked, true);
}
