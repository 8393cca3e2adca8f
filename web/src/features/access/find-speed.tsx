import { useEffect, useState } from "react";
import { type Measuring, measureSpeed, pressesToMeasure, proposeFrom } from "../../access/find-speed.ts";
import { Button } from "../../ui/button.tsx";
import { ProposedSpeed } from "./proposed-speed.tsx";
import css from "./way.module.css";

/** Measures how the person presses their switch and proposes settings. Nothing changes until the person accepts them. */
export function FindSpeed() {
	const [isOpen, setOpen] = useState(false);
	const [measuring, setMeasuring] = useState<Measuring>();
	useEffect(() => (isOpen ? measureSpeed(setMeasuring) : undefined), [isOpen]);
	const end = measuring?.end;
	useEffect(() => {
		if (end) setOpen(false);
	}, [end]);

	function begin() {
		setMeasuring(undefined);
		setOpen(true);
	}
	function stop() {
		setOpen(false);
		setMeasuring(undefined);
	}

	if (isOpen)
		return (
			<div className={css.measures} data-access-measures="">
				<p role="status">Press your switch each time this lights up. {measuring && wordsOf(measuring)}</p>
				<div className={css.light} data-on={measuring?.isLit || undefined} aria-hidden="true">
					{measuring?.isLit ? "Now" : ""}
				</div>
				<p>It takes two minutes at most. To leave, hold your switch for 3 seconds, press Escape, or press Stop.</p>
				<div data-access-own="">
					<Button onPress={stop}>Stop</Button>
				</div>
			</div>
		);
	if (end === "done" && measuring)
		return <ProposedSpeed proposal={proposeFrom(measuring)} onAgain={begin} onEnd={stop} />;
	return (
		<div>
			<Button onPress={begin}>Find my speed</Button>
			<p>Sayso measures how you press, and suggests times. You decide.</p>
		</div>
	);
}

const wordsOf = ({ holds }: Measuring) => (holds.length > 0 ? `${holds.length} of ${pressesToMeasure} so far.` : "");
