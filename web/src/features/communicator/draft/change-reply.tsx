import { CommandButton } from "../command-button.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import { commands } from "../conversation/commands.ts";
import { showsAnswers } from "../conversation/state.ts";

/** One switch for all cards: with it on, the next one picked is changed before it is said. The cards show that it is on. */
export function ChangeReply() {
	const { state } = useCommunicator();
	// Where every reply is previewed, Change is there.
	if (!showsAnswers(state) || state.previewFirst) return null;
	return <CommandButton command={commands.changeReply} icon="pencil" isPressed={state.isChanging} />;
}
