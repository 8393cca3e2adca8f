import { zodResolver } from "@hookform/resolvers/zod";
import type { Profile } from "@sayso/contract/entities/profile.ts";
import { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { messages } from "@sayso/contract/messages.ts";
import { consentMissing, MedicalCondition, Nickname } from "@sayso/contract/rules/profile.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { z } from "zod";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import css from "./account.module.css";
import { BirthYearBox } from "./birth-year-fields.tsx";
import { OptionalFields } from "./optional-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { guardianRule, personOf, personRules } from "./person-rules.ts";
import { personFieldOf, showRefusedFields } from "./refused-fields.ts";
import { VoiceField } from "./voice-field.tsx";

const rules = personRules
	.extend({
		nickname: Nickname,
		medicalCondition: MedicalCondition,
		medicalConsent: z.boolean(),
		secondaryLanguage: z.string().pipe(z.literal("").or(personRules.shape.language)),
		voiceChoice: VoiceChoice,
	})
	.refine(guardianRule.holds, guardianRule.otherwise)
	.refine(({ medicalCondition, medicalConsent }) => medicalConsent || !medicalCondition, {
		path: ["medicalConsent"],
		message: consentMissing,
		when: () => true,
	});
export type AccountValues = z.input<typeof rules>;

const fieldOf = {
	...personFieldOf,
	nickname: "nickname",
	medical_condition: "medicalCondition",
	secondary_language: "secondaryLanguage",
	voice_choice: "voiceChoice",
} as const;

const valuesOf = (profile: Profile): AccountValues => ({
	firstName: profile.first_name,
	surname: profile.surname,
	age: profile.birth_year === null ? "" : String(profile.birth_year),
	country: profile.country ?? "",
	language: profile.language ?? "",
	guardian: profile.guardian ?? "",
	nickname: profile.nickname,
	medicalCondition: profile.medical_condition,
	medicalConsent: profile.medical_consent_at !== null,
	secondaryLanguage: profile.secondary_language ?? "",
	voiceChoice: profile.voice_choice,
});

/** The form for everything about the person that can be changed. */
export function PersonalInformation({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
	const { api } = useServices();
	const queryClient = useQueryClient();
	const showToast = useToast();
	const [failed, setFailed] = useState(false);
	const form = useForm({ resolver: zodResolver(rules), defaultValues: valuesOf(profile), mode: "onChange" });
	const { handleSubmit, formState, setError } = form;

	const submit = handleSubmit(async (values) => {
		setFailed(false);
		const { nickname, medicalCondition, medicalConsent, secondaryLanguage, voiceChoice } = values;
		const body = {
			id: profile.id,
			email: profile.email,
			...personOf(values),
			nickname,
			medical_condition: medicalCondition,
			medical_consent: medicalConsent && medicalCondition.trim() !== "",
			secondary_language: secondaryLanguage,
			voice_choice: voiceChoice,
		};
		try {
			queryClient.setQueryData(queries.profile(api).queryKey, await api.updateProfile({ body }));
			showToast(messages.profile.accountSaved);
			onSaved();
		} catch (error) {
			setFailed(!showRefusedFields(error, fieldOf, setError));
			showToast(messages.profile.accountSaveFailed, "error");
		}
	});

	return (
		<FormProvider {...form}>
			<form className={css.form} onSubmit={submit} noValidate>
				<PersonFields birthYear={<BirthYearBox />} />
				<TextField label="Email" value={profile.email} isReadOnly hint="It cannot be changed here." />
				<OptionalFields />
				<FormField control={form.control} name="voiceChoice">
					{(field) => <VoiceField {...field} />}
				</FormField>
				{failed && <Notice type="error">{messages.profile.accountSaveFailed}</Notice>}
				<div className={css.actions}>
					<Button type="submit" look="primary" isPending={formState.isSubmitting}>
						Save changes
					</Button>
				</div>
			</form>
		</FormProvider>
	);
}
