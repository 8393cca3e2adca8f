import { writes } from "./keyboard.ts";
import { pressableTargets } from "./targets.ts";

/**
 * Scanning with a single switch: lights one target after another; Space, Enter or a click anywhere presses the lit one.
 * Only trusted input counts, so the press it makes is not taken for the next. A group is lit as one; pressed, its targets are lit.
 *
 * @param litMilliseconds how long each target stays lit
 * @returns how to stop
 */
export function startScanning(litMilliseconds: number): () => void {
	let lit: HTMLElement | undefined;
	/** The group whose targets are lit one after another. */
	let open: HTMLElement | undefined;

	function light(target: HTMLElement | undefined) {
		lit?.removeAttribute("data-lit");
		lit = target;
		lit?.setAttribute("data-lit", "");
		lit?.scrollIntoView({ block: "nearest" });
	}

	function lightNext() {
		const targets = pressableTargets();
		const at = lit ? targets.indexOf(lit) : -1;
		if (open && at === targets.length - 1) return lightAfter(leave(open));
		light(targets[(at + 1) % targets.length]);
	}

	/** Where nothing of a group was wanted, the scan goes on behind it. */
	function lightAfter(group: HTMLElement) {
		const targets = pressableTargets();
		light(targets[(targets.indexOf(group) + 1) % targets.length]);
	}

	function enter(group: HTMLElement) {
		open = group;
		group.setAttribute("data-scan-scope", "");
	}

	function leave(group: HTMLElement): HTMLElement {
		open = undefined;
		group.removeAttribute("data-scan-scope");
		return group;
	}

	function pressLit(event: Event) {
		if (!event.isTrusted || !lit) return;
		if (event instanceof KeyboardEvent && (!/^( |Enter)$/.test(event.key) || writes(event.target))) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		if (event instanceof KeyboardEvent && event.repeat) return;
		const pressed = lit;
		light(undefined);
		if (open) leave(open);
		if (pressed.matches("[data-scan-group]")) enter(pressed);
		else pressed.click();
	}

	const timer = setInterval(lightNext, litMilliseconds);
	window.addEventListener("keydown", pressLit, true);
	window.addEventListener("click", pressLit, true);
	return () => {
		clearInterval(timer);
		light(undefined);
		if (open) leave(open);
		window.removeEventListener("keydown", pressLit, true);
		window.removeEventListener("click", pressLit, true);
	};
}
