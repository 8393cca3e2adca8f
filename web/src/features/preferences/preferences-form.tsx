import type { Plan } from "@sayso/contract/entities/plan.ts";
import type { Preferences } from "@sayso/contract/entities/preferences.ts";
import { messages } from "@sayso/contract/messages.ts";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { AboutMeField } from "./about-me-field.tsx";
import { ConversationFields } from "./conversation-fields.tsx";
import { OptionField } from "./option-field.tsx";
import css from "./preferences-form.module.css";
import { PremiumFields } from "./premium-fields.tsx";
import { Preview } from "./preview.tsx";
import { usePreferencesForm } from "./use-preferences-form.ts";

interface PreferencesFormProps {
	stored: Preferences;
	plan: Plan;
	birthYear: number | null;
	onSaved: () => void;
}

/** Every preference, saved all at once. */
export function PreferencesForm({ stored, plan, birthYear, onSaved }: PreferencesFormProps) {
	const { draft, errors, change, save, saving } = usePreferencesForm(stored, onSaved);
	const form = useRef<HTMLFormElement>(null);

	function submit(): void {
		let isOnItsWay = false;
		flushSync(() => {
			isOnItsWay = save();
		});
		if (!isOnItsWay) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}

	const field = { draft, change };
	return (
		<form
			ref={form}
			className={css.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				submit();
			}}
		>
			<div className={css.columns}>
				<Panel title="Replies">
					<OptionField {...field} section="context" error={errors.context} />
					<OptionField {...field} section="length" error={errors.responseLength} />
					<OptionField {...field} section="complex" error={errors.complexity} />
					<OptionField {...field} section="numberOfResponses" error={errors.numberOfResponses} />
				</Panel>
				<Preview draft={draft} />
			</div>
			<ConversationFields {...field} errors={errors} />
			<Panel title="Who you are">
				<AboutMeField
					value={draft.aboutMe}
					onChange={(aboutMe) => change({ aboutMe })}
					most={plan.about_me_words}
					error={errors.aboutMe}
				/>
			</Panel>
			<PremiumFields {...field} errors={errors} plan={plan} birthYear={birthYear} />
			<div className={css.save}>
				{saving.isSuccess && (
					<Notice type="success" live={false}>
						{messages.preferences.saved}
					</Notice>
				)}
				{saving.isError && (
					<Notice type="error" live={false}>
						{messages.preferences.saveFailed}
					</Notice>
				)}
				<Button type="submit" look="primary" isPending={saving.isPending}>
					Save preferences
				</Button>
			</div>
		</form>
	);
}
