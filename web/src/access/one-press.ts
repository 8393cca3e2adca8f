/**
 * A double tap presses one thing: where another control has come under the finger by the second tap, that one is left
 * alone. A hand that trembles says nothing it did not mean.
 *
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
