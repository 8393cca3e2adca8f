import { type Ref, useId } from "react";
import css from "./checkbox.module.css";

interface CheckboxProps {
	label: string;
	name: string;
	value: boolean;
	onChange: (checked: boolean) => void;
	onBlur?: () => void;
	inputRef?: Ref<HTMLInputElement>;
}

/** A box to tick, with its words beside it; both can be pressed. */
export function Checkbox({ label, value, onChange, inputRef, ...rest }: CheckboxProps) {
	const id = useId();
	return (
		<div className={css.row}>
			<input
				{...rest}
				id={id}
				ref={inputRef}
				type="checkbox"
				className={css.box}
				checked={value}
				onChange={({ currentTarget }) => onChange(currentTarget.checked)}
			/>
			<label htmlFor={id} className={css.label}>
				{label}
			</label>
		</div>
	);
}
