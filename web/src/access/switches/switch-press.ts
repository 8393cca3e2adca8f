/** Milliseconds that a switch is held to leave the scan, or to begin it again. */
const wayOutAfter = 3000;

export interface SwitchPace {
	/** Milliseconds: two presses nearer than this are one. */
	debounce: number;
	/** Milliseconds: a press shorter than this is a slip. */
	acceptance: number;
	/** Milliseconds after a press in which the next is not listened to. */
	ignoreSecond: number;
	/** Milliseconds after which a press is a long one; undefined: none is. */
	longAfter?: number | undefined;
}

/** A switch, between two events. Clock times are in milliseconds. */
export interface SwitchState {
	downAt: number | undefined;
	/** It was held for the way out: letting go does nothing any more. */
	isOut: boolean;
	/** It is held long enough to be a long press. */
	isLong: boolean;
	lastUp: number;
	lastCounted: number;
}

export type SwitchEvent = { type: "down" } | { type: "up" } | { type: "tick" };
export type SwitchSignal =
	| { type: "down" }
	/** From now on it is a long press: letting go does what that does. */
	| { type: "long" }
	| { type: "up"; held: number; counts: boolean; isLong: boolean }
	| { type: "wayOut" };

export interface Switched {
	state: SwitchState;
	signal?: SwitchSignal;
}

export const openSwitch: SwitchState = {
	downAt: undefined,
	isOut: false,
	isLong: false,
	lastUp: Number.NEGATIVE_INFINITY,
	lastCounted: Number.NEGATIVE_INFINITY,
};

/** When the clock is to be told. */
export function switchDue({ downAt, isOut, isLong }: SwitchState, { longAfter }: SwitchPace): number | undefined {
	if (downAt === undefined || isOut) return undefined;
	return downAt + (longAfter === undefined || isLong ? wayOutAfter : longAfter);
}

/** What a hand does with a switch, as what it means: trembling, slips and second presses are left out. */
export function stepSwitch(state: SwitchState, { type }: SwitchEvent, pace: SwitchPace, now: number): Switched {
	switch (type) {
		case "down": {
			if (state.downAt !== undefined) return { state };
			if (now - state.lastUp < pace.debounce || now - state.lastCounted < pace.ignoreSecond) return { state };
			return { state: { ...state, downAt: now, isOut: false, isLong: false }, signal: { type } };
		}
		case "up": {
			if (state.downAt === undefined) return { state };
			const held = now - state.downAt;
			const { isOut, isLong } = state;
			const counts = held >= pace.acceptance && !isOut;
			return {
				state: { ...openSwitch, lastUp: now, lastCounted: counts ? now : state.lastCounted },
				signal: { type, held, counts, isLong: isLong && !isOut },
			};
		}
		case "tick":
			if (now < (switchDue(state, pace) ?? Number.POSITIVE_INFINITY)) return { state };
			if (pace.longAfter !== undefined && !state.isLong)
				return { state: { ...state, isLong: true }, signal: { type: "long" } };
			return { state: { ...state, isOut: true }, signal: { type: "wayOut" } };
	}
}
