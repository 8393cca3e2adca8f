import type { Said } from "@sayso/replies/answer-space/choice.ts";
import { type KeyboardEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Size } from "../../../ui/places/fit.ts";
import { Places } from "../../../ui/places/places.tsx";
import { planOf } from "../../../ui/places/plan-of.ts";
import css from "./others-panel.module.css";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
/** The most digits of a number. */
const mostDigits = 6;
/** The height in rem of the line with the number, with its gap. */
const line = 3.5;

interface NumberPadProps {
	stage: Size & { rem: number };
	numbered: (number: number) => Said;
	onSay: (value: Said) => void;
}

/** Enters a number by pressing or typing digits; the text to be spoken is shown above them. */
export function NumberPad({ stage, numbered, onSay }: NumberPadProps) {
	const [figures, setFigures] = useState("");
	const value = figures === "" ? undefined : numbered(Number(figures));
	const { rem } = stage;
	const plan = planOf({ ...stage, height: stage.height - line * rem }, rem, {
		count: digits.length + 1,
		letters: "10",
		head: "none",
		columns: stage.width > stage.height ? 6 : 3,
		least: { width: 3.5, height: 2.75 },
	});
	const add = (digit: string) =>
		setFigures((before) => `${before}${digit}`.slice(0, mostDigits).replace(/^0+(?=\d)/, ""));
	const takeBack = () => setFigures((before) => before.slice(0, -1));

	function typed(event: KeyboardEvent) {
		if (event.ctrlKey || event.altKey || event.metaKey) return;
		if (/^\d$/.test(event.key)) add(event.key);
		else if (event.key === "Backspace") takeBack();
		else return;
		event.preventDefault();
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: digits typed anywhere in it are taken; its buttons do the same
		<div className={css.pad} onKeyDown={typed}>
			<div className={css.line}>
				<p role="status">{value?.text ?? "Which number?"}</p>
				<Button
					look="primary"
					icon={<Icon name="speaker" size={1.375} />}
					isDisabled={!value}
					onPress={() => value && onSay(value)}
				>
					Say it
				</Button>
			</div>
			<Places label="Figures" plan={plan} count={digits.length + 1}>
				{(at) => {
					const digit = digits[at];
					return (
						<button
							type="button"
							className={css.value}
							style={{ fontSize: 1.5 * rem }}
							onClick={digit ? () => add(digit) : takeBack}
						>
							{digit ?? (
								<>
									<Icon name="undo" />
									<span className="visually-hidden">Delete the last figure</span>
								</>
							)}
						</button>
					);
				}}
			</Places>
		</div>
	);
}
