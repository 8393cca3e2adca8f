import type { Ref } from "react";
import { NativeField } from "./native-field.tsx";
import { SelectBox } from "./select-box.tsx";

interface SelectProps {
	label: string;
	name: string;
	/** What is offered, in order; the empty choice stands before it. */
	options: readonly string[];
	/** What the empty choice says. */
	placeholder: string;
	value: string;
	onChange: (value: string) => void;
	onBlur: () => void;
	autoComplete?: string;
	error?: string | undefined;
	inputRef?: Ref<HTMLSelectElement>;
}

/** A choice of one from a list, as the device shows such lists. */
export function Select({ label, error, options, placeholder, inputRef, onChange, ...rest }: SelectProps) {
	return (
		<NativeField label={label} error={error}>
			{(control) => (
				<SelectBox
					{...rest}
					{...control}
					ref={inputRef}
					onChange={({ currentTarget }) => onChange(currentTarget.value)}
				>
					<option value="">{placeholder}</option>
					{options.map((option) => (
						<option key={option}>{option}</option>
					))}
				</SelectBox>
			)}
		</NativeField>
	);
}
