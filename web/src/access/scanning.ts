import { writes } from "./keyboard.ts";
import { pressableTargets } from "./targets.ts";

/** Milliseconds that each target stays lit. */
const litMilliseconds = 1_500;

/**
 * Scanning with a single switch: lights one target after another; Space, Enter or a click anywhere presses the lit one.
 * Only trusted input counts, so the press it makes is not taken for the next.
 *
 * @returns how to stop
 */
export function startScanning(): () => void {
	let lit: HTMLElement | undefined;

	function light(target: HTMLElement | undefined) {
		lit?.removeAttribute("data-lit");
		lit = target;
		lit?.setAttribute("data-lit", "");
		lit?.scrollIntoView({ block: "nearest" });
	}

	function lightNext() {
		const targets = pressableTargets();
		const at = lit ? targets.indexOf(lit) : -1;
		light(targets[(at + 1) % targets.length]);
	}

	function pressLit(event: Event) {
		if (!event.isTrusted || !lit) return;
		if (event instanceof KeyboardEvent && (!/^( |Enter)$/.test(event.key) || writes(event.target))) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		if (event instanceof KeyboardEvent && event.repeat) return;
		const pressed = lit;
		light(undefined);
		pressed.click();
	}

	const timer = setInterval(lightNext, litMilliseconds);
	window.addEventListener("keydown", pressLit, true);
	window.addEventListener("click", pressLit, true);
	return () => {
		clearInterval(timer);
		light(undefined);
		window.removeEventListener("keydown", pressLit, true);
		window.removeEventListener("click", pressLit, true);
	};
}
