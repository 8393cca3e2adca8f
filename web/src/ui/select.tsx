import type { Ref } from "react";
import { NativeField } from "./native-field.tsx";
import { SelectBox } from "./select-box.tsx";

interface SelectProps {
	label: string;
	name: string;
	/** What is offered, in order, after the empty choice. */
	options: readonly string[];
	/** What the empty choice says; it goes once something is chosen. */
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
					{rest.value === "" && <option value="">{placeholder}</option>}
					{options.map((text) => (
						<option key={text}>{text}</option>
					))}
				</SelectBox>
			)}
		</NativeField>
	);
}
