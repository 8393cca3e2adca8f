import { useEffect, useEffectEvent, useState } from "react";
import { nameOfSwitch, waitForSwitch } from "../../access/learn.ts";
import { Button } from "../../ui/button.tsx";
import css from "./way.module.css";

interface LearnButtonProps {
	label: string;
	/** The number of the button, from 0. */
	button: number;
	onLearned: (button: number) => void;
}

/** Sets a gamepad button by pressing it. Any other press changes nothing. */
export function LearnButton({ label, button, onLearned }: LearnButtonProps) {
	/** Undefined before the first time: afterwards the button that started it gets the focus back. */
	const [isLearning, setLearning] = useState<boolean>();
	const learned = useEffectEvent(onLearned);
	useEffect(() => {
		if (!isLearning) return;
		return waitForSwitch((found) => {
			setLearning(false);
			const pad = /^pad:(\d+)$/.exec(found ?? "")?.[1];
			if (pad) learned(Number(pad));
		});
	}, [isLearning]);

	if (isLearning)
		return (
			<div className={css.learning} role="status" data-access-learns="">
				Press a button of your gamepad now, or Escape to keep the one you have.
			</div>
		);
	return (
		<div className={css.switches}>
			<span>{label}</span>
			<kbd>{nameOfSwitch(`pad:${button}`)}</kbd>
			<Button aria-label={`${label}: learn another`} autoFocus={isLearning === false} onPress={() => setLearning(true)}>
				Learn another
			</Button>
		</div>
	);
}
