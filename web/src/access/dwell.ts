/**
 * Dwell: what the pointer rests on is pressed, once; it has to leave before the same target is pressed again. What comes
 * under a pointer that stands still is not rested on: nobody went there.
 *
 * @param restMilliseconds how long the pointer has to rest
 * @returns how to stop
 */
export function startDwelling(restMilliseconds: number): () => void {
	document.documentElement.style.setProperty("--dwell", `${restMilliseconds}ms`);
	let target: HTMLElement | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let at: Pick<PointerEvent, "clientX" | "clientY"> | undefined;

	function rest(on: HTMLElement | undefined) {
		clearTimeout(timer);
		target?.removeAttribute("data-dwelt");
		target = on;
		if (!on) return;
		on.setAttribute("data-dwelt", "");
		timer = setTimeout(() => {
			on.removeAttribute("data-dwelt");
			if (on.isConnected && !on.matches(":disabled, [aria-disabled=true]")) on.click();
		}, restMilliseconds);
	}

	function moved({ target: under, clientX, clientY }: PointerEvent) {
		const on = under instanceof Element ? (under.closest<HTMLElement>("[data-scan]") ?? undefined) : undefined;
		const hasMoved = clientX !== at?.clientX || clientY !== at.clientY;
		at = { clientX, clientY };
		if (on !== target) rest(hasMoved ? on : undefined);
	}
	const left = () => rest(undefined);

	document.addEventListener("pointerover", moved);
	document.addEventListener("pointermove", moved);
	document.documentElement.addEventListener("pointerleave", left);
	return () => {
		rest(undefined);
		document.removeEventListener("pointerover", moved);
		document.removeEventListener("pointermove", moved);
		document.documentElement.removeEventListener("pointerleave", left);
	};
}
