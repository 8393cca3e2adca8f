import { Panel } from "../../ui/panel.tsx";
import { SwitchField } from "./switch-field.tsx";
import type { Draft } from "./use-preferences-form.ts";

interface ConversationFieldsProps {
	draft: Draft;
	change: (changes: Partial<Draft>) => void;
	errors: Partial<Record<string, string>>;
}

/** How a turn goes: what happens when they stop speaking, and when a reply is picked. */
export function ConversationFields({ draft, change, errors }: ConversationFieldsProps) {
	return (
		<Panel title="Conversation">
			<SwitchField
				label="Preview first"
				info="A reply you pick is shown large first. You say it, or change it before it is said."
				value={draft.previewFirst}
				onChange={(on) => change({ previewFirst: on })}
				error={errors.previewFirst}
			/>
			<SwitchField
				label="Automatic end of turn"
				info="Listening ends by itself once they have stopped speaking, and replies come at once."
				value={draft.automaticEndOfTurn}
				onChange={(on) => change({ automaticEndOfTurn: on })}
				error={errors.automaticEndOfTurn}
			/>
		</Panel>
	);
}
