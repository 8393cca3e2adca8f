import { countries } from "@sayso/contract/entities/countries.ts";
import { languages } from "@sayso/contract/entities/languages.ts";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { ComboBox } from "../../ui/combo-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./account.module.css";
import { GuardianChoice } from "./guardian-choice.tsx";
import { asksForGuardian, type PersonValues } from "./person-rules.ts";

/** The fields of `personRules` in a form. `birthYear`: the field for it, a list or a text box. */
export function PersonFields({ birthYear }: { birthYear: ReactNode }) {
	const { control } = useFormContext<PersonValues>();
	const age = useWatch({ control, name: "age" });
	return (
		<>
			<div className={css.pair}>
				<FormField control={control} name="firstName">
					{(field) => <TextField {...field} label="First name" autoComplete="given-name" autoCapitalize="words" />}
				</FormField>
				<FormField control={control} name="surname">
					{(field) => (
						<TextField
							{...field}
							label="Surname"
							autoComplete="family-name"
							autoCapitalize="words"
							hint="If you have one name only, write it here too."
						/>
					)}
				</FormField>
			</div>
			{birthYear}
			{asksForGuardian(age) && (
				<FormField control={control} name="guardian">
					{(field) => <GuardianChoice {...field} />}
				</FormField>
			)}
			<div className={css.pair}>
				<FormField control={control} name="country">
					{(field) => <ComboBox {...field} label="Country" options={countries} />}
				</FormField>
				<FormField control={control} name="language">
					{(field) => <ComboBox {...field} label="Language" options={languages} />}
				</FormField>
			</div>
		</>
	);
}
