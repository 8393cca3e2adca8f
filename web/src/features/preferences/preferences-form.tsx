import type { Plan } from "@sayso/contract/entities/plan.ts";
import type { Preferences } from "@sayso/contract/entities/preferences.ts";
import type { Profile } from "@sayso/contract/entities/profile.ts";
import { messages } from "@sayso/contract/messages.ts";
import { FormProvider } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { AboutMeField } from "./about-me-field.tsx";
import { ConversationFields } from "./conversation-fields.tsx";
import { OptionField } from "./option-field.tsx";
import css from "./preferences-form.module.css";
import { PremiumFields } from "./premium-fields.tsx";
import { Preview } from "./preview.tsx";
import { keptSentence, usePreferencesForm } from "./use-preferences-form.ts";

interface PreferencesFormProps {
	stored: Preferences;
	plan: Plan;
	profile: Profile;
	onSaved: () => void;
}

/** All preferences in one form, saved together. */
export function PreferencesForm({ stored, plan, profile, onSaved }: PreferencesFormProps) {
	const { form, submit, result } = usePreferencesForm(stored, onSaved);
	return (
		<FormProvider {...form}>
			<form className={css.form} noValidate onSubmit={submit}>
				<div className={css.columns}>
					<Panel title="Replies">
						<OptionField section="context" />
						<OptionField section="length" />
						<OptionField section="complex" />
						<OptionField section="numberOfResponses" />
					</Panel>
					<Preview />
				</div>
				<ConversationFields />
				<Panel title="Who you are">
					<FormField control={form.control} name="aboutMe">
						{(field) => (
							<AboutMeField {...field} personId={profile.id} stored={stored.aboutMe} most={plan.about_me_words} />
						)}
					</FormField>
				</Panel>
				<PremiumFields plan={plan} birthYear={profile.birth_year} />
				<div className={css.save}>
					{result === "saved" && (
						<Notice type="success" live={false}>
							{messages.preferences.saved}
						</Notice>
					)}
					{result === "kept" && (
						<Notice type="info" live={false}>
							{keptSentence}
						</Notice>
					)}
					{result === "failed" && (
						<Notice type="error" live={false}>
							{messages.preferences.saveFailed}
						</Notice>
					)}
					<Button type="submit" look="primary" isPending={form.formState.isSubmitting}>
						Save preferences
					</Button>
				</div>
			</form>
		</FormProvider>
	);
}
