import type { Choice, Choices } from "@sayso/replies/answer-space/choice.ts";
import { fittingSize, type Size } from "../../../ui/places/fit.ts";
import { Places } from "../../../ui/places/places.tsx";
import { planOf } from "../../../ui/places/plan-of.ts";
import css from "./others-panel.module.css";

interface ChoiceListProps {
	stage: Size & { rem: number };
	choices: Choices;
	/** Set if the value is a number, which may not be in the list. */
	onNumber: (() => void) | undefined;
	onPick: (choice: Choice) => void;
}

/** The least size in rem. A number needs less room than words; neither is smaller than a finger. */
const least = { figure: { width: 3.5, height: 3 }, words: { width: 8, height: 3 } } as const;
/** The label after the numbers. */
const another = "Another number";

/** The values as places that fill the stage, each with its picture; numbers show their digits. */
export function ChoiceList({ stage, choices: { title, choices }, onNumber, onPick }: ChoiceListProps) {
	const { rem } = stage;
	const areFigures = choices.every(({ label }) => /^\d+$/.test(label));
	const longest = choices.reduce((most, { label }) => (label.length > most.length ? label : most), "");
	const count = choices.length + (onNumber ? 1 : 0);
	const plan = planOf(stage, rem, {
		count,
		letters: areFigures ? "100" : `🙂 ${longest}`,
		head: "none",
		columns: areFigures ? 6 : 4,
		least: areFigures ? least.figure : least.words,
	});
	const sizeOf = (text: string) => fittingSize(text, plan.room, rem) ?? 1.125 * rem;
	return (
		<Places label={title} plan={plan} count={count}>
			{(at) => {
				const choice = choices[at];
				if (!choice)
					return (
						<button type="button" className={css.value} onClick={onNumber} aria-label={another}>
							{areFigures ? "…" : another}
						</button>
					);
				const { label, emoji } = choice;
				return (
					<button
						key={label}
						type="button"
						className={css.value}
						style={{ fontSize: Math.min(sizeOf(areFigures ? label : `🙂 ${label}`), 2 * rem) }}
						onClick={() => onPick(choice)}
					>
						{!areFigures && (
							<span className={css.emoji} aria-hidden="true">
								{emoji}
							</span>
						)}
						{label}
					</button>
				);
			}}
		</Places>
	);
}
