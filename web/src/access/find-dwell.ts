import { beginLooking, type Looking, litPlace, look, lookingDue } from "./speed/measure-dwell.ts";

export {
	type Looking,
	litPlace,
	looks as looksToMeasure,
	places as placesToLook,
	proposeDwell,
} from "./speed/measure-dwell.ts";

/** Pixels from a point to the edge of a box. */
function distance({ clientX: x, clientY: y }: PointerEvent, { left, top, right, bottom }: DOMRect): number {
	return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * Measures how the person looks for the highlighted place: the places are the children of the field, in order. @returns how to stop
 */
export function measureDwell(field: HTMLElement, report: (looking: Looking) => void): () => void {
	const off = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let looking = beginLooking(performance.now());

	function give(event: Parameters<typeof look>[1]) {
		if (off.signal.aborted) return;
		const now = performance.now();
		looking = look(looking, event, now);
		clearTimeout(timer);
		const due = lookingDue(looking, now);
		if (due !== undefined) timer = setTimeout(() => give({ type: "tick" }), due - now);
		report(looking);
	}
	function moved(event: PointerEvent) {
		const all = Array.from(field.children);
		const at = all.findIndex((each) => event.target instanceof Node && each.contains(event.target));
		const lit = all[litPlace(looking)];
		const beside = lit ? Math.round(distance(event, lit.getBoundingClientRect())) : 0;
		give({ type: "at", place: at < 0 ? undefined : at, beside });
	}
	for (const type of ["pointerover", "pointermove"] as const)
		document.addEventListener(type, moved, { signal: off.signal });
	give({ type: "tick" });
	return () => {
		off.abort();
		clearTimeout(timer);
	};
}
