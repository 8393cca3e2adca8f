import { birthYears } from "@sayso/contract/rules/birth-year.ts";
import { useFormContext } from "react-hook-form";
import { FormField } from "../../ui/form-field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { PersonValues } from "./person-rules.ts";

const label = "Birth Year";

/** Years. What takes speech away, stroke and Parkinson's above all, mostly comes at this age and later. */
const usualAge = 62;

/** One of the last hundred years. The list opens where people are likely to be born. */
export function BirthYearList() {
	const { control } = useFormContext<PersonValues>();
	return (
		<FormField control={control} name="age">
			{(field) => (
				<Select
					{...field}
					label={label}
					options={birthYears()}
					opensAt={String(new Date().getUTCFullYear() - usualAge)}
					placeholder="Choose a year"
					autoComplete="bday-year"
				/>
			)}
		</FormField>
	);
}

/** Four digits. */
export function BirthYearBox() {
	const { control } = useFormContext<PersonValues>();
	return (
		<FormField control={control} name="age">
			{(field) => <TextField {...field} label={label} inputMode="numeric" autoComplete="bday-year" />}
		</FormField>
	);
}
