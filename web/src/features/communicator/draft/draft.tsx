import { lazy } from "react";
import { LoadedLater } from "../../../ui/loaded-later.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import { DraftActions } from "./draft-actions.tsx";
import css from "./draft-panel.module.css";
import { DraftPanel } from "./draft-panel.tsx";

const load = async () => ({ default: (await import("./draft-editor.tsx")).DraftEditor });
const DraftEditor = lazy(load);

/**
 * Shows the picked reply in large letters, to change and speak it; nothing is spoken before Say it. The preview and Say it are part
 * of the first load; the editor loads soon after.
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
