import { limits } from "@sayso/contract/limits.ts";
import css from "./countdown.module.css";

interface CountdownProps {
	/** Milliseconds. */
	remaining: number;
	/** Milliseconds. */
	total: number;
	/** A note on the current state. */
	note: string;
	/** The remaining share of the silence after which listening ends, 0 to 1; undefined while it is not counted. */
	silenceLeft?: number | undefined;
}

/**
 * The time left to listen: a ring that empties around the seconds. During a silence that ends the turn the ring shows that silence.
 */
export function Countdown({ remaining, total, note, silenceLeft }: CountdownProps) {
	const left = silenceLeft ?? remaining / total;
	const seconds = Math.ceil(remaining / 1000);
	return (
		<div className={css.countdown}>
			<div
				className={css.ring}
				data-soon={remaining <= limits.listeningEndsSoonMilliseconds || undefined}
				data-silence={silenceLeft !== undefined || undefined}
				role="timer"
				aria-label={`${seconds} seconds left`}
			>
				<svg viewBox="0 0 56 56" aria-hidden="true">
					<circle cx="28" cy="28" r="25" pathLength="100" className={css.track} />
					<circle cx="28" cy="28" r="25" pathLength="100" className={css.left} strokeDasharray={`${100 * left} 100`} />
				</svg>
				<span aria-hidden="true">{seconds}</span>
			</div>
			<span className={css.note}>{note}</span>
		</div>
	);
}
