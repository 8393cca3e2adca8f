import { beginMeasuring, type Measuring, measure, measuringDue } from "./speed/measure.ts";

export { presses as pressesToMeasure } from "./speed/measure.ts";
export { type Proposal, proposeFrom } from "./speed/propose.ts";
export type { Measuring };

/** The window event by which a switch reports down and up while it is measured (`data-access-measures`). */
export const switchMeasured = "switch-measured";

/** Measures the switch of this device and reports the progress; Escape cancels. @returns how to stop */
export function measureSpeed(report: (measuring: Measuring) => void): () => void {
	const off = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let state = beginMeasuring(performance.now());

	function take(next: Measuring) {
		if (off.signal.aborted) return;
		state = next;
		clearTimeout(timer);
		const due = measuringDue(state);
		if (due !== undefined) timer = setTimeout(() => give("tick"), due - performance.now());
		report(state);
	}
	const give = (type: "tick" | "down" | "up") => take(measure(state, type, performance.now()));
	window.addEventListener(
		switchMeasured,
		(event) => event instanceof CustomEvent && give(event.detail === "down" ? "down" : "up"),
		{ signal: off.signal },
	);
	window.addEventListener(
		"keydown",
		(event) => {
			if (event.key === "Escape") take({ ...state, isLit: false, end: "left" });
		},
		{ capture: true, signal: off.signal },
	);
	take(state);
	return () => {
		off.abort();
		clearTimeout(timer);
	};
}
