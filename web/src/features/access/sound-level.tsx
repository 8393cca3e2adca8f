import { useEffect, useState } from "react";
import { watchLoudness } from "../../access/learn-sound.ts";
import { changeAccess, useAccessProfile } from "../../access/profile.ts";
import css from "./way.module.css";
import { Amount } from "./way.tsx";

/** Decibels of full scale as hundredths of the meter. */
const shareOf = (loudness: number) => 100 + loudness;

/** How loud the sound must be, beside how loud it is now: made here, it is tried. */
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
