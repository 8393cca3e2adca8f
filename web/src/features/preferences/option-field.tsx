import { fallbackOptions, type OptionSection, optionSections } from "@sayso/contract/entities/option.ts";
import { useQuery } from "@tanstack/react-query";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { SelectBox } from "../../ui/select-box.tsx";
import { Field } from "./field.tsx";
import type { Draft } from "./use-preferences-form.ts";

const words: Record<OptionSection, { label: string; info: string }> = {
	context: { label: "Context", info: "Where you mostly talk. It changes how formal the replies are." },
	length: { label: "Response length", info: "How long each reply is: a few words, a sentence, or more." },
	complex: { label: "Complexity", info: "How hard the words of the replies may be." },
	numberOfResponses: {
		label: "Number of responses",
		info: "How many replies you choose from at once. Fewer are quicker to look over.",
	},
	imageStyle: { label: "Image styles", info: "Which kind of picture stands on a reply." },
};

interface OptionFieldProps {
	section: OptionSection;
	draft: Draft;
	change: (changes: Partial<Draft>) => void;
	error: string | undefined;
}

/** A preference chosen from a list that the operator may change; where the list cannot be read, from the usual one. */
export function OptionField({ section, draft, change, error }: OptionFieldProps) {
	const { api } = useServices();
	const { data } = useQuery(queries.options(api, section));
	const options = [...(data ?? fallbackOptions[section])].sort((one, other) => one.order - other.order);
	const name = optionSections[section];
	const value = String(draft[name]);
	const isOffered = options.some((option) => String(option.value) === value);
	return (
		<Field {...words[section]} error={error}>
			{(control) => (
				<SelectBox
					{...control}
					name={name}
					value={isOffered ? value : ""}
					onChange={({ currentTarget }) =>
						change({ [name]: options.find((option) => String(option.value) === currentTarget.value)?.value ?? "" })
					}
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
}
