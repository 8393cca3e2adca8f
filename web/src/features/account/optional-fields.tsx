import { brand } from "@sayso/contract/brand.ts";
import { languages } from "@sayso/contract/entities/languages.ts";
import { useFormContext } from "react-hook-form";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ComboBox } from "../../ui/combo-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./account.module.css";
import type { AccountValues } from "./personal-information.tsx";

/** What may be left empty, with what it is for. */
export function OptionalFields() {
	const { control, watch } = useFormContext<AccountValues>();
	const namesCondition = watch("medicalCondition").trim() !== "";
	return (
		<div className={css.pair}>
			<FormField control={control} name="secondaryLanguage">
				{(field) => (
					<ComboBox
						{...field}
						label="Second language"
						options={languages}
						hint="You can leave it empty. Replies know that you speak it."
					/>
				)}
			</FormField>
			<FormField control={control} name="nickname">
				{(field) => (
					<TextField
						{...field}
						label="Nickname"
						autoComplete="nickname"
						hint="You can leave it empty. It is the name that replies give when somebody asks for yours."
					/>
				)}
			</FormField>
			<FormField control={control} name="medicalCondition">
				{(field) => <TextField {...field} label="Medical condition" hint="You can leave it empty." />}
			</FormField>
			{namesCondition && (
				<FormField control={control} name="medicalConsent">
					{(field) => (
						<Checkbox
							{...field}
							label={`${brand.product} may keep my medical condition, to choose words with. It is given to nobody else, and I can empty the field at any time.`}
						/>
					)}
				</FormField>
			)}
		</div>
	);
}
