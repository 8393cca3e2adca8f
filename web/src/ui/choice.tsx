import { type ReactNode, type Ref, useId } from "react";
import css from "./choice.module.css";
import { Icon } from "./icon.tsx";
import fieldCss from "./text-field.module.css";

interface Option<Value extends string> {
	value: Value;
	label: string;
	/** Cannot be chosen; `note`, below the label, says why. */
	isDisabled?: boolean;
	note?: ReactNode;
	/** At the end of the row. */
	action?: ReactNode;
}

interface ChoiceProps<Value extends string> {
	legend: string;
	hint?: string;
	name: string;
	options: readonly Option<Value>[];
	/** Says why some cannot be chosen: they are grouped below it. */
	locked?: ReactNode;
	value: string;
	onChange: (value: Value) => void;
	error?: string | undefined;
	/** The first available option: it gets the focus on an error. */
	inputRef?: Ref<HTMLInputElement>;
}

/** A choice of one from a few, with a row for each. */
export function Choice<Value extends string>({
	legend,
	hint,
	name,
	options,
	locked,
	value,
	onChange,
	error,
	inputRef,
}: ChoiceProps<Value>) {
	const id = useId();
	const described = [hint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(" ");
	const first = options.find(({ isDisabled }) => !isDisabled);
	const apart = locked ? options.filter(({ isDisabled }) => isDisabled) : [];
	const row = (option: Option<Value>) => (
		<div key={option.value} className={css.row}>
			<div className={css.words}>
				<label className={css.label}>
					<input
						type="radio"
						name={name}
						ref={option === first ? inputRef : undefined}
						className={css.radio}
						checked={option.value === value}
						disabled={option.isDisabled}
						onChange={() => onChange(option.value)}
					/>
					{option.label}
				</label>
				{option.note && <div className={css.note}>{option.note}</div>}
			</div>
			{option.action}
		</div>
	);
	return (
		<fieldset className={css.choice} aria-describedby={described || undefined}>
			<legend className={fieldCss.label}>{legend}</legend>
			{hint && (
				<span id={`${id}-hint`} className={fieldCss.hint}>
					{hint}
				</span>
			)}
			{options.filter((option) => !apart.includes(option)).map(row)}
			{apart.length > 0 && (
				<fieldset className={css.choice}>
					<legend>{locked}</legend>
					{apart.map(row)}
				</fieldset>
			)}
			{error !== undefined && (
				<span id={`${id}-error`} className={fieldCss.error}>
					<Icon name="alert" size={1.25} />
					{error}
				</span>
			)}
		</fieldset>
	);
}
