import { useCallback, useEffect, useState } from "react";
import { nameOfSwitch, waitForSwitch } from "../../access/learn.ts";
import type { Switch } from "../../access/profile.ts";
import { Button } from "../../ui/button.tsx";
import { LearnSound } from "./learn-sound.tsx";
import css from "./way.module.css";

interface LearnSwitchProps {
	label: string;
	switches: readonly Switch[];
	onLearned: (learned: Switch) => void;
	/** Resets to the default switches. */
	onForget?: (() => void) | undefined;
}

/** Sets the switch by using it: a key, a mouse or gamepad button, a touch, or a sound. */
export function LearnSwitch({ label, switches, onLearned, onForget }: LearnSwitchProps) {
	/** Undefined before the first time: afterwards the button that started it gets the focus back. */
	const [isLearning, setLearning] = useState<boolean>();
	const [isSound, setSound] = useState(false);
	const learnedSound = useCallback(() => onLearned("sound"), [onLearned]);
	useEffect(() => {
		if (!isLearning) return;
		return waitForSwitch((learned) => {
			setLearning(false);
			if (learned) onLearned(learned);
		});
	}, [isLearning, onLearned]);

	if (isLearning)
		return (
			<div className={css.learning} role="status" data-access-learns="">
				Press your switch now: a key, a mouse button, a gamepad button, or touch here. Press Escape to keep the one you
				have.
			</div>
		);
	if (isSound) return <LearnSound onLearned={learnedSound} onEnd={() => setSound(false)} />;
	return (
		<div className={css.switches}>
			<span>{label}</span>
			{switches.map((each) => (
				<kbd key={each}>{nameOfSwitch(each)}</kbd>
			))}
			<Button autoFocus={isLearning === false} onPress={() => setLearning(true)}>
				Learn another
			</Button>
			<Button onPress={() => setSound(true)}>Use a sound</Button>
			{onForget && (
				<Button look="quiet" onPress={onForget}>
					Space and Enter
				</Button>
			)}
		</div>
	);
}
