import type { Event } from "../../../conversation/events.ts";
import { fold } from "../../../conversation/machine.ts";
import type { State } from "../../../conversation/state.ts";
import { listeners } from "../../../listeners.ts";
import { effectRunner, type Outside } from "./run-effects.ts";

/** Milliseconds between two ticks of the countdown. */
const tickMilliseconds = 250;

/** One conversation: its current state, its subscribers, and `give` to change it. */
export interface Communicator {
	readonly state: State;
	subscribe(listener: () => void): () => void;
	/** Effects run before this returns, so that sound begins inside the click. */
	give(event: Event): void;
}

/** A conversation that starts from a state and uses the given outside; nothing happens before an event is given. */
export function createCommunicator(from: State, outside: Outside): Communicator {
	let state = from;
	const changes = listeners();
	const run = effectRunner(outside, give, () => state);
	let clock: ReturnType<typeof setInterval> | undefined;

	/** Starts and stops the ticks: they run only while the microphone is open. */
	function windClock() {
		const ticks = state.phase === "listening" && state.hearing !== "opening";
		if (ticks === (clock !== undefined)) return;
		clearInterval(clock);
		clock = undefined;
		if (!ticks) return;
		let last = performance.now();
		clock = setInterval(() => {
			const now = performance.now();
			const elapsed = now - last;
			last = now;
			give({ type: "tick", elapsed });
		}, tickMilliseconds);
	}

	function give(event: Event) {
		const [next, effects] = fold(state, event);
		const changed = next !== state;
		state = next;
		for (const effect of effects) run(effect);
		if (!changed) return;
		windClock();
		changes.emit();
	}

	return {
		get state() {
			return state;
		},
		subscribe: changes.subscribe,
		give,
	};
}
