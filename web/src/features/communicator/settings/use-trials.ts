import { useCallback, useEffect, useRef, useState } from "react";
import type { Listen } from "../../../voice/listening.ts";
import { type Trial, type Trying, tryListening } from "../../../voice/try-listening.ts";

/** A recogniser to try, with the name that the screen shows. */
export interface Tried {
	name: string;
	listen: Listen;
}
type Round = readonly Tried[];

/**
 * Tries recognisers: those of one round at the same time, because they can share the microphone. Each further round needs its own
 * press, because some browsers start a recogniser only in one.
 * @param rounds read when it starts
 */
export function useTrials(rounds: readonly Round[]) {
	const [trials, setTrials] = useState<Record<string, Trial>>({});
	const [isRunning, setRunning] = useState(false);
	/** The rounds that have not begun. */
	const [left, setLeft] = useState<readonly Round[]>([]);
	const running = useRef<Trying[]>([]);
	/** Results of earlier runs are ignored. */
	const run = useRef(0);

	const stop = useCallback(() => {
		run.current++;
		for (const trying of running.current) trying.abandon();
		running.current = [];
	}, []);
	useEffect(() => stop, [stop]);

	function begin([round = [], ...later]: readonly Round[]) {
		stop();
		const mine = run.current;
		setLeft(later);
		setRunning(true);
		running.current = round.map(({ name, listen }) =>
			tryListening(listen, (trial) => setTrials((now) => ({ ...now, [name]: trial }))),
		);
		void Promise.all(running.current.map(({ over }) => over)).then(() => {
			if (run.current === mine) setRunning(false);
		});
	}

	return {
		trials,
		isRunning,
		/** The recognisers of the next round, once this round is over; undefined after the last. */
		next: isRunning ? undefined : left[0]?.map(({ name }) => name).join(", "),
		start() {
			setTrials(Object.fromEntries(rounds.flat().map(({ name }) => [name, { state: "waiting" } as const])));
			begin(rounds);
		},
		startNext: () => begin(left),
		enough() {
			for (const trying of running.current) trying.enough();
		},
	};
}
