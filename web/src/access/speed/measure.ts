/** Milliseconds of all of it, at most. */
const longest = 120_000;
/** Presses that are enough. */
export const presses = 10;
/** Milliseconds in the dark before each light: not the same twice, so that nobody presses in time with it. */
const waits = [1500, 2300, 1800, 2900, 1400, 2600, 2000];
/** Milliseconds that a light waits to be pressed. */
const patience = 12_000;
/** Milliseconds: nobody sees and presses faster than this; such a press was a guess. */
const fastest = 100;
/** Milliseconds after a press in which another is a hand that trembles. */
const tremble = 500;
/** Milliseconds that the switch is held to leave, as anywhere. */
const heldToLeave = 3000;

/** What a hand did with its switch; milliseconds. */
export interface Measured {
	/** From light to press. */
	reactions: readonly number[];
	/** From press to letting go. */
	holds: readonly number[];
	/** From letting go to a press that was not meant. */
	trembles: readonly number[];
}

/** Measuring, between two events. Clock times are in milliseconds. */
export interface Measuring extends Measured {
	begun: number;
	isLit: boolean;
	/** Since when it is lit, or when it will be. */
	at: number;
	lights: number;
	/** The press that goes on; `counts`: it answered a light. */
	down: { at: number; counts: boolean } | undefined;
	lastUp: number;
	/** `left`: the person wanted out. */
	end: "done" | "left" | undefined;
}

export const beginMeasuring = (now: number): Measuring =>
	dark(
		{
			reactions: [],
			holds: [],
			trembles: [],
			begun: now,
			isLit: false,
			at: now,
			lights: 0,
			down: undefined,
			lastUp: Number.NEGATIVE_INFINITY,
			end: undefined,
		},
		now,
	);

const dark = (state: Measuring, now: number): Measuring => ({
	...state,
	isLit: false,
	at: now + (waits[state.lights % waits.length] ?? 0),
});

/** When the clock is to be told next; undefined: it is over. */
export function measuringDue({ begun, isLit, at, down, end }: Measuring): number | undefined {
	if (end) return undefined;
	const next = down ? down.at + heldToLeave : at + (isLit ? patience : 0);
	return Math.min(begun + longest, next);
}

/** One step of the fold. Pure: the clock is given in. */
export function measure(state: Measuring, type: "tick" | "down" | "up", now: number): Measuring {
	if (state.end) return state;
	switch (type) {
		case "tick":
			return now < (measuringDue(state) ?? 0) ? state : pass(state, now);
		case "down":
			return state.down ? state : press(state, now);
		case "up":
			return state.down ? letGo(state, state.down, now) : state;
	}
}

function pass(state: Measuring, now: number): Measuring {
	if (now >= state.begun + longest) return { ...state, isLit: false, end: "done" };
	if (state.down) return { ...state, isLit: false, end: "left" };
	if (state.isLit) return dark(state, now);
	return { ...state, isLit: true, at: now, lights: state.lights + 1 };
}

function press(state: Measuring, now: number): Measuring {
	const reaction = now - state.at;
	const counts = state.isLit && reaction >= fastest;
	const down = { at: now, counts };
	if (counts) return { ...state, down, isLit: false, reactions: [...state.reactions, reaction] };
	const gap = now - state.lastUp;
	return { ...state, down, isLit: false, trembles: gap < tremble ? [...state.trembles, gap] : state.trembles };
}

function letGo(state: Measuring, down: { at: number; counts: boolean }, now: number): Measuring {
	const holds = down.counts ? [...state.holds, now - down.at] : state.holds;
	const free = { ...state, down: undefined, lastUp: now, holds };
	return holds.length >= presses ? { ...free, end: "done" } : dark(free, now);
}
