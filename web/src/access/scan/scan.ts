/** What is lit as one: something to press, or a group, which is opened by choosing it. */
export interface Node {
	id: string;
	children?: readonly Node[];
}

/** What can be scanned now. */
export interface Page {
	/** The window, menu or screen it is all in. */
	scope: string;
	/** What the person is most likely to want next begins the nodes; where it is something new, the scan begins anew. */
	first: string | undefined;
	nodes: readonly Node[];
}

export interface Pace {
	way: "automatic" | "step" | "hold" | "two";
	/** Milliseconds that each item is lit; the first of a round half as long again. */
	pace: number;
	/** Rounds in which nothing is chosen, before it rests. */
	rounds: number;
	/** Where presses move: milliseconds without one after which what is lit is chosen; 0: only a hold chooses. */
	chooseAfter?: number;
	/** What a long press does in place of choosing. */
	long?: "chooses" | "cancels" | "undoes";
}

/** Milliseconds after a choice, or after the scan went elsewhere by itself, in which nothing is chosen. */
const lockOut = 300;
/** The same after a press that woke it while something is said: a hand that shakes presses more than once. */
const lockOutOfVoice = 1000;
/** Milliseconds that the switch is held to choose, where a press moves. */
const heldToChoose = 700;
/** Rounds of a group in which nothing is wanted, before it is left. */
const roundsOfGroup = 2;
const firstFactor = 1.5;

/** A scan, between two events. */
export interface Scan {
	page: Page;
	/** The places of the open groups, then of what is lit; empty while nothing is. */
	path: readonly number[];
	/** When the clock is to be told next, in milliseconds of the clock given in; undefined: it waits for the person. */
	due: number | undefined;
	/** Rounds of the innermost open group, or of all, without a choice. */
	round: number;
	/** Until then nothing is chosen. */
	deafUntil: number;
	/** The switch is down, and what it was down on keeps its light; `woke`: the press only woke the scan. */
	down: "chooses" | "woke" | undefined;
	/** Something is being said: it waits. `overruled`: a press woke it meanwhile. */
	pause: "none" | "paused" | "overruled";
}

export type ScanEvent =
	| { type: "tick" }
	/** What can be scanned has changed, or may have. */
	| { type: "page"; page: Page }
	| { type: "down" }
	/** The switch was let go; `held`: milliseconds; `counts`: it was no slip; `isLong`: it chooses nothing. */
	| { type: "up"; held: number; counts: boolean; isLong?: boolean }
	/** The second switch. */
	| { type: "move" }
	| { type: "pause"; isPaused: boolean };

/** The scan after an event, and what was chosen by it. */
export interface Scanned {
	scan: Scan;
	chosen?: string;
	/** The last choice is to be taken back. */
	isUndone?: boolean;
}

/** The light goes on by itself. */
const moves = ({ way }: Pace, { down }: Scan) => way === "automatic" || (way === "hold" && down === "chooses");

export const beginScan = (page: Page, pace: Pace, now: number): Scan =>
	restart({ page, path: [], due: undefined, round: 0, deafUntil: 0, down: undefined, pause: "none" }, pace, now);

/** The groups around what is lit and that itself, outermost first. */
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

/** One step of the fold. Pure: the clock is given in, in milliseconds. */
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

/** Lights the first; it waits out the lock before, so that nobody chooses what has only just come. */
function restart(scan: Scan, pace: Pace, now: number): Scan {
	const isWaiting =
		pace.way === "hold" || isChosenByPause(pace) || scan.pause === "paused" || scan.page.nodes.length === 0;
	const anew = { ...scan, round: 0, down: undefined, due: undefined };
	return isWaiting ? { ...anew, path: [] } : light({ ...anew, path: [0] }, pace, now);
}

/** The light comes back by itself: a press that was under way is not meant for it. */
const afterVoice = (scan: Scan, pace: Pace, now: number): Scan =>
	restart({ ...scan, pause: "none", deafUntil: Math.max(scan.deafUntil, now + lockOut) }, pace, now);

/** Gives what the path says its time. */
function light(scan: Scan, pace: Pace, now: number): Scan {
	const factor = scan.path.at(-1) === 0 ? firstFactor : 1;
	return { ...scan, due: moves(pace, scan) ? now + pace.pace * factor : undefined };
}

const isChosenByPause = ({ way, chooseAfter = 0 }: Pace) => way === "step" && chooseAfter > 0;

/** A press moved the light here; where a pause chooses, it begins. */
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
		// While the switch is held the light moves, where that is the way; else a press that wakes chooses nothing.
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
	// A group opens; where the switch is held to move, it opens at rest and the next hold goes through it.
	if (lit.children) return { scan: light({ ...deaf, path: [...scan.path, 0], round: 0 }, pace, now) };
	return { scan: restart(deaf, pace, now), chosen: lit.id };
}

/** Out of the group that was opened, or of what was pressed. */
function undo(scan: Scan, pace: Pace, now: number): Scanned {
	if (scan.path.length < 2) return { scan: light(scan, pace, now), isUndone: true };
	return { scan: light({ ...scan, path: scan.path.slice(0, -1), round: 0 }, pace, now) };
}

/** Keeps the light where it is, if that is still there; begins anew where the person is now most likely to want something else. */
function turnTo(page: Page, scan: Scan, pace: Pace, now: number): Scan {
	const isElsewhere = page.scope !== scan.page.scope;
	const isNews = page.first !== undefined && page.first !== scan.page.first && scan.path.length < 2 && !scan.down;
	const known = pathTo(litNodes(scan), page.nodes);
	if (!isElsewhere && !isNews && known) {
		// What was not looked at while something else had the person's attention stays news.
		const first = page.first === undefined || scan.path.length < 2 ? page.first : scan.page.first;
		return { ...scan, page: { ...page, first }, path: known };
	}
	const anew = restart({ ...scan, page, deafUntil: now + lockOut }, pace, now);
	const lit = litNodes(anew).at(-1);
	// A light that stays where it is is no news: a press meant for it counts, one under way as well.
	if (!lit || lit.id !== litNodes(scan).at(-1)?.id) return anew;
	return scan.down ? { ...scan, page, path: anew.path } : { ...anew, deafUntil: scan.deafUntil };
}

/** Where the same nodes are in another tree; undefined where they are not. */
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
