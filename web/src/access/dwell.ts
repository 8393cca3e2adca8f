/** Milliseconds the pointer has to rest on a target. */
const restMilliseconds = 1_000;

/**
 * Dwell: what the pointer rests on is pressed, once; it has to leave before the same target is pressed again.
 *
 * @returns how to stop
 */
export function startDwelling(): () => void {
	let target: HTMLElement | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function rest(on: HTMLElement | undefined) {
		clearTimeout(timer);
		target?.removeAttribute("data-dwelt");
		target = on;
		if (!on) return;
		on.setAttribute("data-dwelt", "");
		timer = setTimeout(() => {
			on.removeAttribute("data-dwelt");
			if (!on.matches(":disabled")) on.click();
		}, restMilliseconds);
	}

	function moved({ target: under }: PointerEvent) {
		const on = under instanceof Element ? (under.closest<HTMLElement>("[data-scan]") ?? undefined) : undefined;
		if (on !== target) rest(on);
	}
	const left = () => rest(undefined);

	document.addEventListener("pointerover", moved);
	document.documentElement.addEventListener("pointerleave", left);
	return () => {
		rest(undefined);
		document.removeEventListener("pointerover", moved);
		document.documentElement.removeEventListener("pointerleave", left);
	};
}
