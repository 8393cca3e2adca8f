import type { Plan } from "@sayso/contract/entities/plan.ts";
import { Link } from "@tanstack/react-router";
import { Panel } from "../../ui/panel.tsx";
import { AdultLanguageField, adultLanguageWords, isAdultLanguageOpen } from "./adult-language-field.tsx";
import { LockedField } from "./locked-field.tsx";
import { OptionField } from "./option-field.tsx";
import { SwitchField } from "./switch-field.tsx";
import type { Draft } from "./use-preferences-form.ts";

const showImages = { label: "Show Images", info: "A picture of what a reply is about stands on its card." };
const imageStyles = { label: "Image styles", info: "Emoji, drawn symbols, or both on a reply." };
const saveMemory = {
	label: "Save Memory",
	info: "What is said is kept for some time, so that later replies can take it up. Switched off, it is forgotten at once.",
};

interface PremiumFieldsProps {
	draft: Draft;
	change: (changes: Partial<Draft>) => void;
	errors: Partial<Record<string, string>>;
	plan: Plan;
	birthYear: number | null;
}

/** What larger plans have. Where the person's plan has it not, it stands here locked, with the plan that opens it. */
export function PremiumFields({ draft, change, errors, plan, birthYear }: PremiumFieldsProps) {
	return (
		<Panel title="Pictures, memory and language">
			{plan.image_option ? (
				<>
					<SwitchField
						{...showImages}
						value={draft.showImages}
						onChange={(on) => change({ showImages: on })}
						error={errors.showImages}
					/>
					<OptionField section="imageStyle" draft={draft} change={change} error={errors.imageStyles} />
				</>
			) : (
				<>
					<LockedField {...showImages} isIn={({ image_option }) => image_option} />
					<LockedField {...imageStyles} isIn={({ image_option }) => image_option} />
				</>
			)}
			<p>
				<Link to="/app/credits">Whom the pictures come from</Link>
			</p>
			{plan.memory_option ? (
				<SwitchField
					{...saveMemory}
					value={draft.saveMemory}
					onChange={(on) => change({ saveMemory: on })}
					error={errors.saveMemory}
				/>
			) : (
				<LockedField {...saveMemory} isIn={({ memory_option }) => memory_option} />
			)}
			{isAdultLanguageOpen(birthYear, new Date()) &&
				(plan.adult_language ? (
					<AdultLanguageField
						value={draft.adultLanguage}
						onChange={(on) => change({ adultLanguage: on, adultLanguageConfirmed: on })}
						error={errors.adultLanguage ?? errors.adultLanguageConfirmed}
					/>
				) : (
					<LockedField {...adultLanguageWords} isIn={({ adult_language }) => adult_language} />
				))}
		</Panel>
	);
}
