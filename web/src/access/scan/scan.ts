/** Something highlighted as one: a target, or a group, which opens when selected. */
export interface Node {
	id: string;
	children?: readonly Node[];
}

/** Everything that can be scanned now. */
export interface Page {
	/** The dialog, menu or screen that contains it. */
	scope: string;
	/** The most likely next target comes first among the nodes; when it changes, the scan starts again. */
	first: string | undefined;
	nodes: readonly Node[];
}

export interface Pace {
	way: "automatic" | "step" | "hold" | "two";
	/** Milliseconds per item; the first of a round gets half as long again. */
	pace: number;
	/** Rounds without a selection before the scan rests. */
	rounds: number;
	/** If presses move: milliseconds without a press after which the item is selected; 0: only a hold selects. */
	chooseAfter?: number;
	/** What a long press does instead of selecting. */
	long?: "chooses" | "cancels" | "undoes";
}

/** Milliseconds without selections after a selection, or after the scan moved elsewhere by itself. */
const lockOut = 300;
/** The same after a press that woke it during speech: a shaking hand presses more than once. */
const lockOutOfVoice = 1000;
/** Milliseconds of a hold that selects, if presses move. */
const heldToChoose = 700;
/** Rounds in a group without a selection before it closes. */
const roundsOfGroup = 2;
const firstFactor = 1.5;

/** The state of a scan. */
export interface Scan {
	page: Page;
	/** The indexes of the open groups, then of the highlighted item; empty without a highlight. */
	path: readonly number[];
	/** When the next tick is due, in milliseconds of the given clock; undefined: it waits for the person. */
	due: number | undefined;
	/** Rounds without a selection, of the innermost open group or of the page. */
	round: number;
	/** Selections are ignored until this time. */
	deafUntil: number;
	/** The switch is down and the highlight stays; `woke`: the press only woke the scan. */
	down: "chooses" | "woke" | undefined;
	/** Something is being spoken: the scan waits. `overruled`: a press woke it meanwhile. */
	pause: "none" | "paused" | "overruled";
}

export type ScanEvent =
	| { type: "tick" }
	/** The available targets have changed, or may have. */
	| { type: "page"; page: Page }
	| { type: "down" }
	/** The switch was released; `held`: milliseconds; `counts`: it was not a slip; `isLong`: a long press, which selects nothing. */
	| { type: "up"; held: number; counts: boolean; isLong?: boolean }
	/** A press of the second switch. */
	| { type: "move" }
	| { type: "pause"; isPaused: boolean };

/** The scan after an event, and the selection. */
export interface Scanned {
	scan: Scan;
	chosen?: string;
	/** The last selection is to be undone. */
	isUndone?: boolean;
}

/** Whether the highlight moves by itself. */
const moves = ({ way }: Pace, { down }: Scan) => way === "automatic" || (way === "hold" && down === "chooses");

export const beginScan = (page: Page, pace: Pace, now: number): Scan =>
	restart({ page, path: [], due: undefined, round: 0, deafUntil: 0, down: undefined, pause: "none" }, pace, now);

/** The highlighted node and the groups around it, outermost first. */
export function litNodes({ page, path }: Scan): Node[] {
	const found: Node[] = [];
	let nodes: readonly Node[] | undefined = page.nodes;
	for (const at of path) {
		const node: Node | undefined = nodes?.[at];
		if (!node) break;
		found.push(node);
		nodes = node.children;
	}
	return found;
}

/** The next state after an event. Pure: the clock is a parameter, in milliseconds. */
export function stepScan(scan: Scan, event: ScanEvent, pace: Pace, now: number): Scanned {
	switch (event.type) {
		case "tick":
			if (scan.due === undefined || now < scan.due) return { scan };
			return pace.way === "step" ? choose(scan, pace, now) : { scan: advance(scan, pace, now) };
		case "page":
			return { scan: turnTo(event.page, scan, pace, now) };
		case "down":
			return { scan: pressed(scan, pace, now) };
		case "up":
			return letGo(scan, event, pace, now);
		case "move":
			if (scan.path.length === 0) return { scan: restart(scan, pace, now) };
			return { scan: advance(scan, pace, now) };
		case "pause":
			if (!event.isPaused) return { scan: scan.pause === "none" ? scan : afterVoice(scan, pace, now) };
			if (scan.pause !== "none") return { scan };
			return { scan: { ...scan, pause: "paused", path: [], due: undefined, down: undefined } };
	}
}

/** Highlights the first item, with selections ignored for a moment, because it has only just appeared. */
function restart(scan: Scan, pace: Pace, now: number): Scan {
	const isWaiting =
		pace.way === "hold" || isChosenByPause(pace) || scan.pause === "paused" || scan.page.nodes.length === 0;
	const anew = { ...scan, round: 0, down: undefined, due: undefined };
	return isWaiting ? { ...anew, path: [] } : light({ ...anew, path: [0] }, pace, now);
}

/** The highlight returns by itself: a press under way was not meant for it. */
const afterVoice = (scan: Scan, pace: Pace, now: number): Scan =>
	restart({ ...scan, pause: "none", deafUntil: Math.max(scan.deafUntil, now + lockOut) }, pace, now);

/** Highlights the path and sets its time. */
function light(scan: Scan, pace: Pace, now: number): Scan {
	const factor = scan.path.at(-1) === 0 ? firstFactor : 1;
	return { ...scan, due: moves(pace, scan) ? now + pace.pace * factor : undefined };
}

const isChosenByPause = ({ way, chooseAfter = 0 }: Pace) => way === "step" && chooseAfter > 0;

/** A press moved the highlight here: start the pause that selects, if it is on. */
const settle = (scan: Scan, pace: Pace, now: number): Scan =>
	isChosenByPause(pace) ? { ...scan, due: now + (pace.chooseAfter ?? 0) } : scan;

const rest = (scan: Scan): Scan => ({ ...scan, path: [], due: undefined, round: 0 });

function advance(scan: Scan, pace: Pace, now: number): Scan {
	const at = scan.path.at(-1) ?? -1;
	const siblings = scan.path.length > 1 ? (litNodes(scan).at(-2)?.children ?? []) : scan.page.nodes;
	if (at + 1 < siblings.length) return light({ ...scan, path: [...scan.path.slice(0, -1), at + 1] }, pace, now);
	const round = scan.round + 1;
	if (scan.path.length > 1 && round >= roundsOfGroup)
		return advance({ ...scan, path: scan.path.slice(0, -1), round: 0 }, pace, now);
	if (scan.path.length === 1 && round >= pace.rounds && pace.way === "automatic") return rest(scan);
	return light({ ...scan, round, path: [...scan.path.slice(0, -1), 0] }, pace, now);
}

function pressed(scan: Scan, pace: Pace, now: number): Scan {
	if (scan.path.length === 0) {
		const woken: Scan =
			scan.pause === "paused" ? { ...scan, pause: "overruled", deafUntil: now + lockOutOfVoice } : scan;
		if (woken.page.nodes.length === 0) return woken;
		// If holding moves, the highlight moves while the switch is down; otherwise a press that wakes selects nothing.
		const down = pace.way === "hold" ? "chooses" : "woke";
		return light({ ...woken, path: [0], round: 0, down }, pace, now);
	}
	if (now < scan.deafUntil) return { ...scan, down: "woke" };
	return pace.way === "hold"
		? light({ ...scan, down: "chooses" }, pace, now)
		: { ...scan, down: "chooses", due: undefined };
}

interface LetGo {
	held: number;
	counts: boolean;
	isLong?: boolean;
}

function letGo(scan: Scan, { held, counts, isLong }: LetGo, pace: Pace, now: number): Scanned {
	const { down } = scan;
	const free = { ...scan, down: undefined };
	if (down === undefined) return { scan };
	if (isLong && pace.long === "undoes") return undo(free, pace, now);
	if (isLong && pace.long === "cancels") return { scan: light(free, pace, now) };
	if (down === "woke" && counts && now - held >= scan.deafUntil && isChosenByPause(pace))
		return { scan: settle(free, pace, now) };
	const isTooSoon = pace.way === "hold" && now < scan.deafUntil;
	if (down === "woke" || !counts || isTooSoon)
		return { scan: pace.way === "hold" ? rest(free) : light(free, pace, now) };
	if (pace.way === "step" && held < heldToChoose) return { scan: settle(advance(free, pace, now), pace, now) };
	return choose(free, pace, now);
}

function choose(scan: Scan, pace: Pace, now: number): Scanned {
	const lit = litNodes(scan).at(-1);
	if (!lit) return { scan };
	const deaf = { ...scan, deafUntil: now + lockOut };
	// Opens a group; if holding moves, the group waits for the next hold.
	if (lit.children) return { scan: light({ ...deaf, path: [...scan.path, 0], round: 0 }, pace, now) };
	return { scan: restart(deaf, pace, now), chosen: lit.id };
}

/** Leaves the opened group, or undoes the last press. */
function undo(scan: Scan, pace: Pace, now: number): Scanned {
	if (scan.path.length < 2) return { scan: light(scan, pace, now), isUndone: true };
	return { scan: light({ ...scan, path: scan.path.slice(0, -1), round: 0 }, pace, now) };
}

/** Keeps the highlight if its item is still there; starts again at a new most likely target. */
function turnTo(page: Page, scan: Scan, pace: Pace, now: number): Scan {
	const isElsewhere = page.scope !== scan.page.scope;
	const isNews = page.first !== undefined && page.first !== scan.page.first && scan.path.length < 2 && !scan.down;
	const known = pathTo(litNodes(scan), page.nodes);
	if (!isElsewhere && !isNews && known) {
		// A likely target that has not been visited yet stays new.
		const first = page.first === undefined || scan.path.length < 2 ? page.first : scan.page.first;
		return { ...scan, page: { ...page, first }, path: known };
	}
	const anew = restart({ ...scan, page, deafUntil: now + lockOut }, pace, now);
	const lit = litNodes(anew).at(-1);
	// A highlight that stays in place is not new: a press meant for it counts, even one under way.
	if (!lit || lit.id !== litNodes(scan).at(-1)?.id) return anew;
	return scan.down ? { ...scan, page, path: anew.path } : { ...anew, deafUntil: scan.deafUntil };
}

/** The path of the same nodes in another tree; undefined if they are not there. */
function pathTo(lit: readonly Node[], nodes: readonly Node[]): number[] | undefined {
	const last = lit.at(-1);
	if (!last) return [];
	const find = (among: readonly Node[]): number[] | undefined => {
		for (const [at, node] of among.entries()) {
			if (node.id === last.id) return [at];
			const within = node.children && find(node.children);
			if (within) return [at, ...within];
		}
		return undefined;
	};
	return find(nodes);
}
