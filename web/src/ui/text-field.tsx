import type { ReactNode, Ref } from "react";
import {
	TextField as AriaTextField,
	type TextFieldProps as AriaTextFieldProps,
	FieldError,
	Input,
	Label,
	Text,
} from "react-aria-components/TextField";
import { Icon } from "./icon.tsx";
import css from "./text-field.module.css";

export interface TextFieldProps extends Omit<AriaTextFieldProps, "className" | "style" | "children"> {
	label: string;
	/** The error message; the field is marked invalid while there is one. */
	error?: string | undefined;
	/** A sentence that helps to fill it in. */
	hint?: string;
	/** Inside the box, after the text. */
	action?: ReactNode;
	/** How a phone's keyboard capitalises. */
	autoCapitalize?: "none" | "words" | "sentences";
	/** The id of a datalist with suggestions. */
	list?: string;
	inputRef?: Ref<HTMLInputElement>;
}

/** A text field with its label above and its error below. */
export function TextField({ label, error, hint, action, autoCapitalize, list, inputRef, ...rest }: TextFieldProps) {
	return (
		<AriaTextField {...rest} className={css.field} isInvalid={error !== undefined} validationBehavior="aria">
			<Label className={css.label}>{label}</Label>
			<div className={css.box}>
				<Input className={css.input} ref={inputRef} autoCapitalize={autoCapitalize} list={list} />
				{action}
			</div>
			{hint && (
				<Text slot="description" className={css.hint}>
					{hint}
				</Text>
			)}
			<FieldError className={css.error}>
				<Icon name="alert" size={1.25} />
				{error}
			</FieldError>
		</AriaTextField>
	);
}
