/** Milliseconds of a hold that stops scanning, or starts it again. */
const wayOutAfter = 3000;

export interface SwitchPace {
	/** Milliseconds: presses closer together are one. */
	debounce: number;
	/** Milliseconds: a press shorter than this is a slip. */
	acceptance: number;
	/** Milliseconds after a press in which the next is ignored. */
	ignoreSecond: number;
	/** Milliseconds after which a press is long; undefined: no long presses. */
	longAfter?: number | undefined;
}

/** The state of a switch. Clock times are in milliseconds. */
export interface SwitchState {
	downAt: number | undefined;
	/** The hold has triggered the exit: its release has no effect. */
	isOut: boolean;
	/** It has been held long enough for a long press. */
	isLong: boolean;
	lastUp: number;
	lastCounted: number;
}

export type SwitchEvent = { type: "down" } | { type: "up" } | { type: "tick" };
export type SwitchSignal =
	| { type: "down" }
	/** From now on it is a long press: the release triggers its action. */
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

/** When the next tick is due. */
export function switchDue({ downAt, isOut, isLong }: SwitchState, { longAfter }: SwitchPace): number | undefined {
	if (downAt === undefined || isOut) return undefined;
	return downAt + (longAfter === undefined || isLong ? wayOutAfter : longAfter);
}

/** Turns raw switch events into intended presses: tremor, slips and second presses are dropped. */
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
