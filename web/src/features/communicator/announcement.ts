import { cannotBeShorter, type Draft, isEdited, pickToChange } from "./draft.ts";
import { isSpeaking, type State } from "./state.ts";
import { toldOf } from "./steering.ts";

const counted = (count: number) => (count === 1 ? "1 reply ready" : `${count} replies ready`);

/** What somebody who hears the page is told now; empty where there is nothing to tell. */
export function announcementOf(state: State): string {
	switch (state.phase) {
		case "listening":
			return { opening: "Opening the microphone", heard: "Listening", interrupted: "Connecting again" }[state.hearing];
		case "paused":
			return "Paused";
		case "generating":
			return state.slow ? "Still thinking" : "Finding replies";
		case "idle":
		case "processing": {
			if (state.closing) return "Hearing the last words";
			// The voice itself is heard.
			if (isSpeaking(state)) return "";
			if (state.draft) return announcementOfDraft(state.draft);
			if (state.isChanging) return pickToChange;
			const replies = state.cards.filter(Boolean).length;
			if (replies === 0) return "";
			const { steer, before } = state.steering;
			if (steer) return `New replies: ${toldOf(steer, state.steering)}`;
			return before.length > 0 ? "The replies of before are back" : counted(replies);
		}
	}
}

function announcementOfDraft(draft: Draft): string {
	if (draft.isShortest) return cannotBeShorter;
	// What is typed is heard as it is typed.
	return isEdited(draft) && !draft.isTyping ? draft.text : "";
}
