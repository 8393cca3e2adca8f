import { zodResolver } from "@hookform/resolvers/zod";
import { messages } from "@sayso/contract/messages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { useCompleteProfile } from "../../api/profile-completion.ts";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import type { Person } from "../../identity/identity.ts";
import { visitorId } from "../../identity/visitor-id.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { LegalLink } from "../../ui/legal-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useToast } from "../../ui/toast.tsx";
import css from "./account.module.css";
import { BirthYearList } from "./birth-year-fields.tsx";
import { languageOfBrowser, likelyCountry } from "./likely.ts";
import { MissingFields } from "./missing-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { guardianRule, personOf, personRules } from "./person-rules.ts";
import { personFieldOf, showRefusedFields } from "./refused-fields.ts";

const rules = personRules
	.extend({ agreed: z.boolean().refine((agreed) => agreed, messages.profile.agreementMissing) })
	.refine(guardianRule.holds, guardianRule.otherwise);

/** Prefilled with what the browser knows; the person can change it. */
const atFirst = (): z.input<typeof rules> => ({
	firstName: "",
	surname: "",
	age: "",
	country: likelyCountry(),
	language: languageOfBrowser(),
	guardian: "",
	agreed: false,
});

/** The fields in order, with the names that the summary of missing fields uses. */
const labels = {
	firstName: "First name",
	surname: "Surname",
	age: "Birth Year",
	guardian: "Who is with you?",
	country: "Country",
	language: "Language",
	agreed: "Terms and Conditions and Privacy Policy",
} as const;

/** The form of the first profile, with the agreement to the legal texts. `onComplete`: called once it is saved and complete. */
export function NewProfileForm({ person, onComplete }: { person: Person; onComplete: () => void }) {
	const { api } = useServices();
	const queryClient = useQueryClient();
	const completeProfile = useCompleteProfile();
	const showToast = useToast();
	const [failed, setFailed] = useState(false);
	const form = useForm({
		resolver: zodResolver(rules),
		defaultValues: atFirst(),
		mode: "onChange",
	});
	const { control, handleSubmit, formState, setError } = form;
	const agreed = useWatch({ control, name: "agreed" });

	const submit = handleSubmit(async (values) => {
		setFailed(false);
		const { id, email } = person;
		const agreement = { agreedToTermsAndPrivacy: true, user_hash: visitorId() } as const;
		try {
			const profile = await api.createProfile({ body: { id, email, ...personOf(values), ...agreement } });
			queryClient.setQueryData(queries.profile(api).queryKey, profile);
			await completeProfile(agreement);
			showToast(messages.profile.saved);
			onComplete();
		} catch (error) {
			setFailed(!showRefusedFields(error, personFieldOf, setError));
		}
	});

	return (
		<FormProvider {...form}>
			<form className={css.form} onSubmit={submit} noValidate>
				<PersonFields birthYear={<BirthYearList />} />
				<div>
					<FormField control={control} name="agreed">
						{(field) => <Checkbox {...field} label="I agree to the Terms and Conditions and the Privacy Policy." />}
					</FormField>
					<p className={css.soft}>
						Read the <LegalLink to="terms" /> and the <LegalLink to="privacy" />.
					</p>
				</div>
				{failed && <Notice type="error">{messages.profile.saveFailed}</Notice>}
				<MissingFields labels={labels} />
				{/* Not `isDisabled`: the button keeps the focus, and pressed too early it shows what is missing. */}
				<Button type="submit" look="primary" wide aria-disabled={!agreed} isPending={formState.isSubmitting}>
					Complete Profile
				</Button>
			</form>
		</FormProvider>
	);
}
