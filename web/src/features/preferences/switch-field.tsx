import type { Ref } from "react";
import css from "./field.module.css";
import { Field } from "./field.tsx";

interface SwitchFieldProps {
	label: string;
	info: string;
	value: boolean;
	onChange: (on: boolean) => void;
	onBlur?: () => void;
	name?: string;
	inputRef?: Ref<HTMLInputElement>;
	error: string | undefined;
}

/** A preference that is on or off. */
export function SwitchField({ value, onChange, onBlur, name, inputRef, ...field }: SwitchFieldProps) {
	return (
		<Field {...field} isBeside>
			{(control) => (
				<input
					{...control}
					ref={inputRef}
					name={name}
					onBlur={onBlur}
					type="checkbox"
					role="switch"
					aria-checked={value}
					className={css.switch}
					checked={value}
					onChange={({ currentTarget }) => onChange(currentTarget.checked)}
				/>
			)}
		</Field>
	);
}
