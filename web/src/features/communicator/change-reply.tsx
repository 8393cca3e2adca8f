import { commands } from "../../access/commands.ts";
import css from "./change-reply.module.css";
import { CommandButton } from "./command-button.tsx";
import { useCommunicator } from "./communicator-context.tsx";
import { pickToChange } from "./draft.ts";
import { showsAnswers } from "./state.ts";

/** One switch for all cards: with it on, the next one picked is changed before it is said. */
export function ChangeReply() {
	const { state } = useCommunicator();
	// Where every reply is previewed, Change is there.
	if (!showsAnswers(state) || state.previewFirst) return null;
	return (
		<div className={css.change}>
			<CommandButton command={commands.changeReply} icon="pencil" isPressed={state.isChanging} />
			{state.isChanging && <p>{pickToChange}.</p>}
		</div>
	);
}
