import { commands } from "../../../conversation/commands.ts";
import { cannotBeShorter, type Draft, problemOf } from "../../../conversation/draft.ts";
import { CommandButton } from "../command-button.tsx";
import css from "./draft-actions.module.css";

/** The actions on the whole reply, Say it first. */
export function DraftActions({ draft }: { draft: Draft }) {
	const note = draft.isShortest ? cannotBeShorter : draft.step === "text" ? undefined : problemOf(draft);
	return (
		<>
			{note && <p className={css.note}>{note}.</p>}
			<div className={css.actions} data-step={draft.step}>
				<CommandButton command={commands.sayDraft} icon="speaker" look="primary" main />
				{draft.step === "preview" && <CommandButton command={commands.changeDraft} icon="pencil" />}
				{draft.step === "text" && <CommandButton command={commands.changeDraft} icon="pencil" label="Edit by words" />}
				{draft.step === "words" && <CommandButton command={commands.editAsText} icon="pencil" />}
				<CommandButton command={commands.shortenDraft} icon="shorter" />
				{draft.step !== "preview" && (
					<>
						<CommandButton command={commands.undoEdit} icon="undo" />
						<CommandButton command={commands.redoEdit} icon="redo" />
					</>
				)}
				<CommandButton command={commands.closeDraft} icon="back" look="quiet" />
			</div>
		</>
	);
}
