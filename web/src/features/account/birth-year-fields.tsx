import { birthYears } from "@sayso/contract/rules/birth-year.ts";
import { useFormContext } from "react-hook-form";
import { FormField } from "../../ui/form-field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { PersonValues } from "./person-rules.ts";

const label = "Birth Year";

/** A list of the last hundred years, the latest first. */
export function BirthYearList() {
	const { control } = useFormContext<PersonValues>();
	return (
		<FormField control={control} name="age">
			{(field) => (
				<Select {...field} label={label} options={birthYears()} placeholder="Choose a year" autoComplete="bday-year" />
			)}
		</FormField>
	);
}

/** A field for four digits. */
export function BirthYearBox() {
	const { control } = useFormContext<PersonValues>();
	return (
		<FormField control={control} name="age">
			{(field) => <TextField {...field} label={label} inputMode="numeric" autoComplete="bday-year" />}
		</FormField>
	);
}
