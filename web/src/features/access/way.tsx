import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { OnOff } from "../../ui/on-off.tsx";
import css from "./way.module.css";

interface WayProps extends ComponentProps<typeof OnOff> {
	/** Its settings, shown while it is on. */
	children?: ReactNode;
}

/** A way of pressing: its switch and its settings. */
export function Way({ children, ...way }: WayProps) {
	return (
		<>
			<OnOff {...way} />
			{way.isOn && children && <div className={css.settings}>{children}</div>}
		</>
	);
}

interface AmountProps {
	label: string;
	/** In milliseconds, or in the unit that `unit` names. */
	value: number;
	least: number;
	most: number;
	step: number;
	onChange: (value: number) => void;
	unit?: "seconds" | "rounds" | "percent" | "pixels";
}

const words = {
	seconds: (value: number) => `${value / 1000}\u00a0s`,
	rounds: String,
	percent: (value: number) => `${value}\u00a0%`,
	pixels: (value: number) => `${value}\u00a0px`,
};

/** A number with two buttons to change it, which work with every way of pressing. */
export function Amount({ label, value, least, most, step, onChange, unit = "seconds" }: AmountProps) {
	const id = useId();
	const change = (by: number) => onChange(Math.min(most, Math.max(least, value + by)));
	return (
		<fieldset className={css.amount} aria-labelledby={id}>
			<span id={id}>{label}</span>
			<Button aria-label={`${label}: less`} isDisabled={value <= least} onPress={() => change(-step)}>
				−
			</Button>
			<output>{words[unit](value)}</output>
			<Button aria-label={`${label}: more`} isDisabled={value >= most} onPress={() => change(step)}>
				+
			</Button>
		</fieldset>
	);
}
