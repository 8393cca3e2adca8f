import { accessProfile } from "../profile.ts";
import { cueOf, endCue, read } from "./cue.ts";
import { targetOf } from "./targets.ts";

/** Milliseconds on a target before it is read, so that passing over it is silent. */
const settle = 300;

/**
 * Reads the target under the pointer or focus before it is chosen, so that pictures can be used without reading. Scanning and
 * joystick read their own highlight.
 */
export function runReading() {
	const off = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let on: HTMLElement | undefined;

	function come({ target }: Event) {
		const now = target instanceof Element ? targetOf(target) : undefined;
		if (now === on) return;
		on = now;
		clearTimeout(timer);
		if (now) timer = setTimeout(() => read(now), settle);
	}
	/** A chosen target needs no more reading. */
	function chosen() {
		clearTimeout(timer);
		endCue(cueOf(accessProfile()));
	}
	for (const type of ["pointerover", "focusin"]) document.addEventListener(type, come, { signal: off.signal });
	window.addEventListener("click", chosen, { capture: true, signal: off.signal });
	return {
		stop() {
			clearTimeout(timer);
			off.abort();
		},
	};
}
