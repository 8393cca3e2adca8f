import type { Ref } from "react";
import { NativeField } from "./native-field.tsx";
import { SelectBox } from "./select-box.tsx";

interface SelectProps {
	label: string;
	name: string;
	/** What is offered, in order; the empty choice stands before it. */
	options: readonly string[];
	/** What the empty choice says; it goes once something is chosen. */
	placeholder: string;
	/** The option that a long list opens at: the empty choice stands before it. By default that is the first. */
	opensAt?: string;
	value: string;
	onChange: (value: string) => void;
	onBlur: () => void;
	autoComplete?: string;
	error?: string | undefined;
	inputRef?: Ref<HTMLSelectElement>;
}

/** A choice of one from a list, as the device shows such lists. */
export function Select({ label, error, options, placeholder, opensAt, inputRef, onChange, ...rest }: SelectProps) {
	const at = Math.max(0, options.indexOf(opensAt ?? ""));
	const option = (text: string) => <option key={text}>{text}</option>;
	return (
		<NativeField label={label} error={error}>
			{(control) => (
				<SelectBox
					{...rest}
					{...control}
					ref={inputRef}
					onChange={({ currentTarget }) => onChange(currentTarget.value)}
				>
					{options.slice(0, at).map(option)}
					{rest.value === "" && <option value="">{placeholder}</option>}
					{options.slice(at).map(option)}
				</SelectBox>
			)}
		</NativeField>
	);
}
