import { accessProfile } from "../profile.ts";
import { cueOf, endCue, read } from "./cue.ts";
import { targetOf } from "./targets.ts";

/** Milliseconds that somebody is on a target before it is said: what a pointer passes by is not. */
const settle = 300;

/**
 * Says what a pointer rests on and where the focus comes to, before it is chosen, so that pictures can be used without reading. A
 * light of a scan or a joystick is said by whoever moves it.
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
	/** What is chosen was heard enough. */
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
