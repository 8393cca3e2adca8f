import { languages } from "@sayso/contract/entities/languages.ts";
import { useFormContext } from "react-hook-form";
import { ComboBox } from "../../ui/combo-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./account.module.css";
import type { AccountValues } from "./personal-information.tsx";

/** What may be left empty. */
export function OptionalFields() {
	const { control } = useFormContext<AccountValues>();
	return (
		<div className={css.pair}>
			<FormField control={control} name="secondaryLanguage">
				{(field) => <ComboBox {...field} label="Second language" options={languages} hint="You can leave it empty." />}
			</FormField>
			<FormField control={control} name="nickname">
				{(field) => <TextField {...field} label="Nickname" autoComplete="nickname" hint="You can leave it empty." />}
			</FormField>
			<FormField control={control} name="medicalCondition">
				{(field) => <TextField {...field} label="Medical condition" hint="You can leave it empty." />}
			</FormField>
		</div>
	);
}
