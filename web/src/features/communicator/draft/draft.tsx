import { lazy } from "react";
import { LoadedLater } from "../../../ui/loaded-later.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import { DraftActions } from "./draft-actions.tsx";
import css from "./draft-panel.module.css";
import { DraftPanel } from "./draft-panel.tsx";

const load = async () => ({ default: (await import("./draft-editor.tsx")).DraftEditor });
const DraftEditor = lazy(load);

/**
 * The reply that was picked, large, to be changed and said; nothing of it is said before Say it. Looking at it and saying it
 * need nothing that is still to be loaded; what changes it is there soon after the first look.
 */
export function Draft({ isOpen }: { isOpen: boolean }) {
	const { state, give } = useCommunicator();
	const draft = isOpen ? state.draft : undefined;
	const isChanged = draft !== undefined && draft.step !== "preview";
	const name = draft && `${draft.place} ${draft.card.text}`;
	const whole = draft && (
		<DraftPanel key={name}>
			<p className={css.text}>{draft.text}</p>
			<DraftActions draft={draft} />
		</DraftPanel>
	);
	return (
		<>
			{!isChanged && whole}
			<LoadedLater
				isOpen={isChanged}
				onFailed={() => give({ type: "editDraft", as: "preview" })}
				load={load}
				meanwhile={whole}
			>
				{isChanged && (
					<DraftPanel key={name}>
						<DraftEditor draft={draft} />
					</DraftPanel>
				)}
			</LoadedLater>
		</>
	);
}
