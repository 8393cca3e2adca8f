import { type ReactNode, useState } from "react";
import {
	type Control,
	type FieldPath,
	type FieldPathValue,
	type FieldValues,
	type RefCallBack,
	useController,
} from "react-hook-form";

/** What a form passes to a field. */
interface Field<Value> {
	name: string;
	value: Value;
	onChange: (value: Value) => void;
	onBlur: () => void;
	inputRef: RefCallBack;
	error: string | undefined;
}

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
	control: Control<Values>;
	name: Name;
	children: (field: Field<FieldPathValue<Values, Name>>) => ReactNode;
}

/** Connects one field to its form. Its error shows only after it was edited or the form was submitted. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
	control,
	name,
	children,
}: FormFieldProps<Values, Name>) {
	const { field, fieldState, formState } = useController({ control, name });
	// The form's own "dirty" is false again for a field that was typed in and emptied.
	const [edited, setEdited] = useState(false);
	const { ref, onChange, ...rest } = field;
	return children({
		...rest,
		inputRef: ref,
		onChange: (value) => {
			setEdited(true);
			onChange(value);
		},
		error: edited || formState.isSubmitted ? fieldState.error?.message : undefined,
	});
}
