import { useFormContext } from "react-hook-form";
import { FormField } from "../../ui/form-field.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SwitchField } from "./switch-field.tsx";
import type { PreferencesValues } from "./use-preferences-form.ts";

/** How a turn works: when listening ends, and what picking a reply does. */
export function ConversationFields() {
	const { control } = useFormContext<PreferencesValues>();
	return (
		<Panel title="Conversation">
			<FormField control={control} name="previewFirst">
				{(field) => (
					<SwitchField
						{...field}
						label="Preview first"
						info="A reply you pick is shown large first. You say it, or change it before it is said."
					/>
				)}
			</FormField>
			<FormField control={control} name="automaticEndOfTurn">
				{(field) => (
					<SwitchField
						{...field}
						label="Automatic end of turn"
						info="Listening ends by itself once they have stopped speaking, and replies come at once."
					/>
				)}
			</FormField>
			<FormField control={control} name="conversationMode">
				{(field) => (
					<SwitchField
						{...field}
						label="Conversation mode"
						info="Once your answer has been said, Sayso listens again by itself, and ends by itself when they stop. A turn takes one press."
					/>
				)}
			</FormField>
		</Panel>
	);
}
