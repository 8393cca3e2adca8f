import { useEffect, useState } from "react";
import { watchLoudness } from "../../access/learn-sound.ts";
import { changeAccess, useAccessProfile } from "../../access/profile.ts";
import css from "./way.module.css";
import { Amount } from "./way.tsx";

/** Converts decibels of full scale to percent of the meter. */
const shareOf = (loudness: number) => 100 + loudness;

/** Sets how loud the switch sound must be, beside the current level, so that the person can try it. */
export function SoundLevel() {
	const { threshold } = useAccessProfile().sound;
	const [loudness, setLoudness] = useState(-100);
	useEffect(() => watchLoudness(setLoudness), []);
	const isLoud = loudness >= threshold;
	return (
		<>
			<Amount
				label="How loud your sound must be"
				unit="percent"
				value={shareOf(threshold)}
				least={10}
				most={95}
				step={3}
				onChange={(share) => changeAccess({ sound: { threshold: share - 100 } })}
			/>
			<div className={css.meter}>
				<meter
					aria-label="How loud it is now"
					min={0}
					max={100}
					low={shareOf(threshold)}
					value={Math.round(shareOf(loudness))}
				/>
				<span aria-hidden="true" style={{ insetInlineStart: `${shareOf(threshold)}%` }} />
			</div>
			<p>{isLoud ? "Loud enough: this is a press." : "Quiet."}</p>
			<p>
				While Sayso listens or speaks, your sound does nothing. Listening ends by itself when its time is up. The sound
				of your switch is not kept or sent.
			</p>
		</>
	);
}
