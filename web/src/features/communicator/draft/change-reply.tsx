import { commands } from "../../../conversation/commands.ts";
import { showsAnswers } from "../../../conversation/state.ts";
import { CommandButton } from "../command-button.tsx";
import { useCommunicator } from "../communicator-context.tsx";

/** A toggle for all cards: while it is on, the next picked reply is changed before it is spoken. The cards show that it is on. */
export function ChangeReply() {
	const { state } = useCommunicator();
	// With preview first, the preview has its own Change button.
	if (!showsAnswers(state) || state.previewFirst) return null;
	return <CommandButton command={commands.changeReply} icon="pencil" isPressed={state.isChanging} />;
}
