import { type ReactNode, useId, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import css from "./field.module.css";

interface FieldControl {
	id: string;
	"aria-invalid"?: true;
	"aria-describedby"?: string;
}

interface FieldProps {
	label: string;
	/** The explanation of the preference, opened with the button beside the label. */
	info: string;
	error?: string | undefined;
	/** A switch is beside its label, any other control below it. */
	isBeside?: boolean;
	children: (control: FieldControl) => ReactNode;
}

/** One preference: its label, its explanation, its control, and its error. */
export function Field({ label, info, error, isBeside = false, children }: FieldProps) {
	const id = useId();
	const [isExplained, setExplained] = useState(false);
	const described = [isExplained && `${id}-info`, error && `${id}-error`].filter(Boolean).join(" ");
	const control = children({
		id,
		...(error !== undefined && { "aria-invalid": true }),
		...(described && { "aria-describedby": described }),
	});
	return (
		<div className={css.field}>
			<div className={css.row}>
				{isBeside && control}
				<label htmlFor={id}>{label}</label>
				<IconButton
					icon="help"
					label={`What ${label} does`}
					aria-expanded={isExplained}
					onPress={() => setExplained(!isExplained)}
				/>
			</div>
			{isExplained && (
				<p id={`${id}-info`} className={css.info}>
					{info}
				</p>
			)}
			{!isBeside && control}
			{error !== undefined && (
				<p id={`${id}-error`} className={css.error}>
					<Icon name="alert" size={1.25} />
					{error}
				</p>
			)}
		</div>
	);
}
