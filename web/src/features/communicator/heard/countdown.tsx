import { limits } from "@sayso/contract/limits.ts";
import css from "./countdown.module.css";

interface CountdownProps {
	/** Milliseconds. */
	remaining: number;
	/** Milliseconds. */
	total: number;
	/** What goes on meanwhile. */
	note: string;
	/** Of the silence after which listening ends by itself, the share still to come, 0 to 1; undefined while it does not run. */
	silenceLeft?: number | undefined;
}

/** How long Sayso still listens: a ring that empties, the seconds in it. In silence that ends the turn it empties with that. */
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
