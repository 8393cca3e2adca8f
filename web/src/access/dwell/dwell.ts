/** Milliseconds the pointer must be on a target before it starts to fill, so that a passing look has no effect. */
const lockOn = 200;
/** Milliseconds in which a target left by mistake resumes. */
const resumeWithin = 750;
/** Pixels the pointer must move after a choice before the next dwell starts. */
const stir = 12;

export interface DwellTarget {
	id: string;
	/** A factor on the dwell time: targets that speak or cannot be undone take longer. */
	factor: number;
}

interface Fill {
	target: DwellTarget;
	/** When the pointer arrived, and when filling started. */
	since: number;
	/** Milliseconds filled before the target was left. */
	before: number;
}

/** The state of dwelling. Clock times are in milliseconds. */
export interface Dwell {
	on: Fill | undefined;
	/** The target left last, with its progress. */
	left: { fill: Fill; filled: number; at: number } | undefined;
	/** The chosen target, until the pointer leaves it. */
	spent: string | undefined;
	/** The pointer position. */
	at: Point | undefined;
	/** The position at the last choice, until the pointer has moved away from it. */
	still: Point | undefined;
	/** Nothing is chosen until the person dwells on the rest button again. */
	isResting: boolean;
}

interface Point {
	x: number;
	y: number;
}

export type DwellEvent =
	| { type: "pointer"; at: Point; target: DwellTarget | undefined }
	| { type: "tick" }
	| { type: "leave" };

export interface Dwelt {
	dwell: Dwell;
	chosen?: string;
}

/** The id of the button that lets the eyes rest: it works during a rest. */
export const restButton = "dwell-rest";

export const beginDwell: Dwell = {
	on: undefined,
	left: undefined,
	spent: undefined,
	at: undefined,
	still: undefined,
	isResting: false,
};

const filledAt = ({ since, before }: Fill, now: number) => before + Math.max(0, now - since - lockOn);

/** The target under dwell, its progress from 0 to 1, and when it will be chosen. */
export function filling(
	{ on }: Dwell,
	time: number,
	now: number,
): { id: string; share: number; due: number } | undefined {
	if (!on) return undefined;
	const whole = time * on.target.factor;
	const due = on.since + lockOn + whole - on.before;
	return { id: on.target.id, share: Math.min(1, filledAt(on, now) / whole), due };
}

/** The next state after an event. Pure: the clock is a parameter. @param time milliseconds that a target takes to fill */
export function stepDwell(dwell: Dwell, event: DwellEvent, time: number, now: number): Dwelt {
	switch (event.type) {
		case "leave":
			return { dwell: { ...leave(dwell, now), spent: undefined } };
		case "pointer":
			return { dwell: moveTo(dwell, event.at, event.target, now) };
		case "tick": {
			const full = filling(dwell, time, now);
			if (!full || now < full.due) return { dwell };
			const isResting = full.id === restButton ? !dwell.isResting : dwell.isResting;
			return { dwell: { ...beginDwell, isResting, spent: full.id, at: dwell.at, still: dwell.at }, chosen: full.id };
		}
	}
}

function leave(dwell: Dwell, now: number): Dwell {
	const { on } = dwell;
	if (!on) return dwell;
	const filled = filledAt(on, now);
	return { ...dwell, on: undefined, left: filled > 0 ? { fill: on, filled, at: now } : dwell.left };
}

function moveTo(dwell: Dwell, at: Point, target: DwellTarget | undefined, now: number): Dwell {
	const still = dwell.still && Math.hypot(at.x - dwell.still.x, at.y - dwell.still.y) < stir ? dwell.still : undefined;
	// A target that appears under a still pointer was not aimed at.
	const hasMoved = at.x !== dwell.at?.x || at.y !== dwell.at.y;
	const stirred = { ...dwell, at, still, spent: target?.id === dwell.spent ? dwell.spent : undefined };
	if (target?.id === dwell.on?.target.id) return stirred;
	const free = leave(stirred, now);
	const isDeaf = free.isResting && target?.id !== restButton;
	if (!target || target.id === free.spent || isDeaf || still || !hasMoved) return free;
	const { left } = free;
	const resumes = left && left.fill.target.id === target.id && now - left.at <= resumeWithin;
	return { ...free, left: undefined, on: { target, since: now, before: resumes ? left.filled : 0 } };
}
