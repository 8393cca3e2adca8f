/** The longest measurement, in milliseconds. */
const longest = 120_000;
/** The number of presses that is enough. */
export const presses = 10;
/** Milliseconds before each light: all different, so that the person cannot press in rhythm. */
const waits = [1500, 2300, 1800, 2900, 1400, 2600, 2000];
/** Milliseconds that a light stays on without a press. */
const patience = 12_000;
/** The shortest human reaction in milliseconds; a faster press was a guess. */
const fastest = 100;
/** Milliseconds after a press in which another counts as tremor. */
const tremble = 500;
/** Milliseconds of a hold that leaves the measurement. */
const heldToLeave = 3000;

/** The measured presses; milliseconds. */
export interface Measured {
	/** From light to press. */
	reactions: readonly number[];
	/** From press to release. */
	holds: readonly number[];
	/** From release to an unintended press. */
	trembles: readonly number[];
}

/** The state of a measurement. Clock times are in milliseconds. */
export interface Measuring extends Measured {
	begun: number;
	isLit: boolean;
	/** Since when the light is on, or when it will be. */
	at: number;
	lights: number;
	/** The current press; `counts`: it answered a light. */
	down: { at: number; counts: boolean } | undefined;
	lastUp: number;
	/** `left`: the person cancelled. */
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

/** When the next tick is due; undefined: it is over. */
export function measuringDue({ begun, isLit, at, down, end }: Measuring): number | undefined {
	if (end) return undefined;
	const next = down ? down.at + heldToLeave : at + (isLit ? patience : 0);
	return Math.min(begun + longest, next);
}

/** The next state after an event. Pure: the clock is a parameter. */
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
