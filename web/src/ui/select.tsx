import type { Ref } from "react";
import { NativeField } from "./native-field.tsx";
import { SelectBox } from "./select-box.tsx";

interface SelectProps {
	label: string;
	name: string;
	/** The options in order, after the empty one. */
	options: readonly string[];
	/** The text of the empty option; it disappears after a choice. */
	placeholder: string;
	value: string;
	onChange: (value: string) => void;
	onBlur: () => void;
	autoComplete?: string;
	error?: string | undefined;
	inputRef?: Ref<HTMLSelectElement>;
}

/** A choice of one from a native list. */
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
