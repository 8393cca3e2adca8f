/** Milliseconds that the pointer is on a target before it begins to fill: a look that passes by lights nothing. */
const lockOn = 200;
/** Milliseconds in which a target that was left by mistake goes on where it was. */
const resumeWithin = 750;
/** Pixels a pointer moves at least, after a choice, before it rests on anything again. */
const stir = 12;

export interface DwellTarget {
	id: string;
	/** How much longer than usual: what is said aloud or cannot be undone asks for more. */
	factor: number;
}

interface Fill {
	target: DwellTarget;
	/** When the pointer came, and when what is filled began. */
	since: number;
	/** Milliseconds filled before it was left. */
	before: number;
}

/** Dwelling, between two events. Clock times are in milliseconds. */
export interface Dwell {
	on: Fill | undefined;
	/** What was left lately, with what it had. */
	left: { fill: Fill; filled: number; at: number } | undefined;
	/** It was chosen, and the pointer has not left it. */
	spent: string | undefined;
	/** Where the pointer is. */
	at: Point | undefined;
	/** Where it was at the last choice, until it has moved away from there. */
	still: Point | undefined;
	/** Nothing is chosen until the rest button is rested on again. */
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

/** The button that lets the eyes rest: it works while they do. */
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

/** What is rested on, how far it is filled, 0 to 1, and when it will be chosen. */
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

/** One step of the fold. Pure: the clock is given in. @param time milliseconds a target takes to fill */
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
	// What comes under a pointer that stands still is not rested on: nobody went there.
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
