import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import css from "./text-field.module.css";

interface NativeFieldProps {
	label: string;
	/** The error message; the field is marked invalid while there is one. */
	error?: string | undefined;
	hint?: string | undefined;
	children: (control: { id: string; "aria-invalid"?: true; "aria-describedby"?: string }) => ReactNode;
}

/** A native control with its label above and its error below. */
export function NativeField({ label, error, hint, children }: NativeFieldProps) {
	const id = useId();
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className={css.field} data-invalid={error === undefined ? undefined : true}>
			<label htmlFor={id} className={css.label}>
				{label}
			</label>
			{children({
				id,
				...(error !== undefined && { "aria-invalid": true }),
				...(described && { "aria-describedby": described }),
			})}
			{hint && (
				<span id={`${id}-hint`} className={css.hint}>
					{hint}
				</span>
			)}
			{error !== undefined && (
				<span id={`${id}-error`} className={css.error}>
					<Icon name="alert" size={1.25} />
					{error}
				</span>
			)}
		</div>
	);
}
