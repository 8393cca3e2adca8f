import { fallbackOptions, type OptionSection, optionSections } from "@sayso/contract/entities/option.ts";
import { useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { SelectBox } from "../../ui/select-box.tsx";
import { Field } from "./field.tsx";
import type { PreferencesValues } from "./use-preferences-form.ts";

const words: Record<OptionSection, { label: string; info: string }> = {
	context: { label: "Context", info: "Where you mostly talk. It changes how formal the replies are." },
	length: { label: "Response length", info: "How long each reply is: a few words, a sentence, or more." },
	complex: { label: "Complexity", info: "How hard the words of the replies may be." },
	numberOfResponses: {
		label: "Number of responses",
		info: "How many replies you choose from at once. Fewer are quicker to look over.",
	},
	imageStyle: { label: "Image styles", info: "Which kind of picture each reply has." },
};

/** A preference chosen from a list that the operator can change; if the list does not load, the default list is used. */
export function OptionField({ section }: { section: OptionSection }) {
	const { api } = useServices();
	const { control } = useFormContext<PreferencesValues>();
	const { data } = useQuery(queries.options(api, section));
	const options = [...(data ?? fallbackOptions[section])].sort((one, other) => one.order - other.order);
	const codeOf = (text: string) => options.find(({ value }) => String(value) === text)?.value ?? "";
	return (
		<FormField control={control} name={optionSections[section]}>
			{({ value, error, inputRef, onChange, ...rest }) => {
				const isOffered = options.some((option) => option.value === value);
				return (
					<Field {...words[section]} error={error}>
						{(box) => (
							<SelectBox
								{...rest}
								{...box}
								ref={inputRef}
								value={isOffered ? value : ""}
								onChange={({ currentTarget }) => onChange(codeOf(currentTarget.value))}
							>
								{!isOffered && <option value="">Choose</option>}
								{options.map((option) => (
									<option key={option.value} value={option.value} disabled={!option.is_active}>
										{option.name}
									</option>
								))}
							</SelectBox>
						)}
					</Field>
				);
			}}
		</FormField>
	);
}
