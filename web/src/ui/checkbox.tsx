import { type Ref, useId } from "react";
import css from "./checkbox.module.css";
import { Icon } from "./icon.tsx";
import fieldCss from "./text-field.module.css";

interface CheckboxProps {
	label: string;
	name: string;
	value: boolean;
	onChange: (checked: boolean) => void;
	onBlur?: () => void;
	/** The error message; the box is marked invalid while there is one. */
	error?: string | undefined;
	inputRef?: Ref<HTMLInputElement>;
}

/** A checkbox with its label beside it; both can be pressed. */
export function Checkbox({ label, value, onChange, error, inputRef, ...rest }: CheckboxProps) {
	const id = useId();
	return (
		<div className={fieldCss.field}>
			<div className={css.row}>
				<input
					{...rest}
					id={id}
					ref={inputRef}
					type="checkbox"
					className={css.box}
					checked={value}
					onChange={({ currentTarget }) => onChange(currentTarget.checked)}
					aria-invalid={error !== undefined || undefined}
					aria-describedby={error === undefined ? undefined : `${id}-error`}
				/>
				<label htmlFor={id} className={css.label}>
					{label}
				</label>
			</div>
			{error !== undefined && (
				<span id={`${id}-error`} className={fieldCss.error}>
					<Icon name="alert" size={1.25} />
					{error}
				</span>
			)}
		</div>
	);
}
