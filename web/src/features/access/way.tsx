import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { OnOff } from "../../ui/on-off.tsx";
import css from "./way.module.css";

interface WayProps extends ComponentProps<typeof OnOff> {
	/** Its settings; shown while it is on. */
	children?: ReactNode;
}

/** A way of pressing: on or off, and what can be set about it. */
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
	/** Milliseconds; or what `unit` counts. */
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

/** A number that is made smaller and larger with two buttons, which every way of pressing reaches. */
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
