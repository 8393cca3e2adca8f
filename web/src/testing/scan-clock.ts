import {
	beginScan,
	litNodes,
	type Node,
	type Pace,
	type Page,
	type Scan,
	type ScanEvent,
	stepScan,
} from "../access/scan/scan.ts";

export const leaves = (...ids: string[]): Node[] => ids.map((id) => ({ id }));
export const pageOf = (nodes: readonly Node[], first?: string, scope = "page"): Page => ({ scope, first, nodes });

/** A scan on the test's own clock, in milliseconds, with its selections and undos. */
export function scanClock() {
	let now = 10_000;
	let scan: Scan;
	let pace: Pace;
	const chosen: string[] = [];
	let undos = 0;

	function give(event: ScanEvent) {
		const scanned = stepScan(scan, event, pace, now);
		scan = scanned.scan;
		if (scanned.chosen) chosen.push(scanned.chosen);
		if (scanned.isUndone) undos++;
	}
	/** Advances the clock; the scan gets its ticks when due. */
	function pass(milliseconds: number) {
		const until = now + milliseconds;
		while (scan.due !== undefined && scan.due <= until) {
			now = scan.due;
			give({ type: "tick" });
		}
		now = until;
	}
	return {
		give,
		pass,
		begin(page: Page, other: Partial<Pace> = {}) {
			pace = { way: "automatic", pace: 1500, rounds: 3, ...other };
			scan = beginScan(page, pace, now);
		},
		press(held = 50, isLong = false) {
			give({ type: "down" });
			pass(held);
			give({ type: "up", held, counts: true, isLong });
		},
		lit: () => litNodes(scan).at(-1)?.id,
		chosen,
		undos: () => undos,
	};
}
