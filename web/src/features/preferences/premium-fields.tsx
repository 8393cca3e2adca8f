import type { Plan } from "@sayso/contract/entities/plan.ts";
import { Link } from "@tanstack/react-router";
import { useFormContext } from "react-hook-form";
import { FormField } from "../../ui/form-field.tsx";
import { Panel } from "../../ui/panel.tsx";
import { AdultLanguageField, adultLanguageWords, isAdultLanguageOpen } from "./adult-language-field.tsx";
import { LockedField } from "./locked-field.tsx";
import { OptionField } from "./option-field.tsx";
import { SwitchField } from "./switch-field.tsx";
import type { PreferencesValues } from "./use-preferences-form.ts";

const showImages = { label: "Show Images", info: "Each card has a picture of what the reply is about." };
const saveMemory = {
	label: "Save Memory",
	info: "What is said is kept for some time, so that later replies can use it. If you turn this off, it is forgotten at once.",
};

/**
 * Preferences of larger plans. Pictures and Memory appear only if the plan includes them; Adult Language is shown locked to people
 * who are old enough, with the plan that unlocks it.
 */
export function PremiumFields({ plan, birthYear }: { plan: Plan; birthYear: number | null }) {
	const { control, setValue } = useFormContext<PreferencesValues>();
	return (
		<Panel title="Pictures, memory and language">
			{plan.image_option && (
				<>
					<FormField control={control} name="showImages">
						{(field) => <SwitchField {...field} {...showImages} />}
					</FormField>
					<OptionField section="imageStyle" />
				</>
			)}
			{plan.memory_option && (
				<FormField control={control} name="saveMemory">
					{(field) => <SwitchField {...field} {...saveMemory} />}
				</FormField>
			)}
			{!(plan.image_option && plan.memory_option) && (
				<p>
					<Link to="/app/subscription" search={{ view: "plans" }}>
						See what the Premium Plan adds
					</Link>
				</p>
			)}
			<p>
				<Link to="/app/credits">Picture credits</Link>
			</p>
			{isAdultLanguageOpen(birthYear, new Date()) &&
				(plan.adult_language ? (
					<FormField control={control} name="adultLanguage">
						{({ onChange, ...field }) => (
							<AdultLanguageField
								{...field}
								onChange={(on) => {
									onChange(on);
									setValue("adultLanguageConfirmed", on);
								}}
							/>
						)}
					</FormField>
				) : (
					<LockedField {...adultLanguageWords} isIn={({ adult_language }) => adult_language} />
				))}
		</Panel>
	);
}
