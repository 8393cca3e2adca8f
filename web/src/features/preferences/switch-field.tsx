import css from "./field.module.css";
import { Field } from "./field.tsx";

interface SwitchFieldProps {
	label: string;
	info: string;
	value: boolean;
	onChange: (on: boolean) => void;
	error: string | undefined;
}

/** A preference that is on or off. */
export function SwitchField({ value, onChange, ...field }: SwitchFieldProps) {
	return (
		<Field {...field} isBeside>
			{(control) => (
				<input
					{...control}
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
