import { brand } from "@sayso/contract/brand.ts";
import { languages } from "@sayso/contract/entities/languages.ts";
import { useFormContext } from "react-hook-form";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ComboBox } from "../../ui/combo-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./account.module.css";
import type { AccountValues } from "./personal-information.tsx";

/** The optional fields, each with its purpose. */
export function OptionalFields() {
	const { control, watch } = useFormContext<AccountValues>();
	const namesCondition = watch("medicalCondition").trim() !== "";
	return (
		<fieldset className={css.optional}>
			<legend>You can leave these empty</legend>
			<div className={css.pair}>
				<FormField control={control} name="secondaryLanguage">
					{(field) => (
						<ComboBox
							{...field}
							label="Second language"
							options={languages}
							hint="Replies keep in mind that you speak it, too."
						/>
					)}
				</FormField>
				<FormField control={control} name="nickname">
					{(field) => (
						<TextField
							{...field}
							label="Nickname"
							autoComplete="nickname"
							hint="Replies use it when somebody asks your name."
						/>
					)}
				</FormField>
				<FormField control={control} name="medicalCondition">
					{(field) => <TextField {...field} label="Medical condition" />}
				</FormField>
				{namesCondition && (
					<FormField control={control} name="medicalConsent">
						{(field) => (
							<Checkbox
								{...field}
								label={`${brand.product} may keep my medical condition and use it to choose words. It is shared with nobody else, and I can clear the field at any time.`}
							/>
						)}
					</FormField>
				)}
			</div>
		</fieldset>
	);
}
