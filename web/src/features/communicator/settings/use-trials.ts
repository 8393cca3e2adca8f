import { useCallback, useEffect, useRef, useState } from "react";
import type { Listen } from "../../../voice/listening.ts";
import { type Trial, type Trying, tryListening } from "../../../voice/try-listening.ts";

/** A recogniser to try, by the name the screen gives it. */
export interface Tried {
	name: string;
	listen: Listen;
}

/**
 * Tries recognisers: those of one round at the same time, as they can share the microphone, one round after another.
 *
 * @param rounds read when it starts
 */
export function useTrials(rounds: readonly (readonly Tried[])[]) {
	const [trials, setTrials] = useState<Record<string, Trial>>({});
	const [isRunning, setRunning] = useState(false);
	const running = useRef<Trying[]>([]);
	/** What was begun before is told nothing of any more. */
	const run = useRef(0);

	const stop = useCallback(() => {
		run.current++;
		for (const trying of running.current) trying.abandon();
		running.current = [];
	}, []);
	useEffect(() => stop, [stop]);

	async function start() {
		stop();
		const mine = run.current;
		setRunning(true);
		setTrials(Object.fromEntries(rounds.flat().map(({ name }) => [name, { state: "waiting" } as const])));
		for (const round of rounds) {
			running.current = round.map(({ name, listen }) =>
				tryListening(listen, (trial) => setTrials((now) => ({ ...now, [name]: trial }))),
			);
			await Promise.all(running.current.map(({ over }) => over));
			if (run.current !== mine) return;
		}
		setRunning(false);
	}

	return {
		trials,
		isRunning,
		start: () => void start(),
		enough: () => {
			for (const trying of running.current) trying.enough();
		},
	};
}
