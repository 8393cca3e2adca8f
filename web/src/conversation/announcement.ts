import { limits } from "@sayso/contract/limits.ts";
import { messages } from "@sayso/contract/messages.ts";
import { cannotBeShorter, type Draft, isEdited, pickToChange } from "./draft.ts";
import { isSpeaking, type State } from "./state.ts";
import { describeSteer } from "./steering.ts";

/** Announces the texts of the replies, not only their number. */
function announcedReplies(cards: State["cards"]): string {
	const texts = cards.flatMap((card, at) => (card ? [`${at + 1}: ${card.text}`] : []));
	return texts.join(" ");
}

const counted = (count: number) => (count === 1 ? "1 reply ready" : `${count} replies ready`);

const endsSoon = `Listening ends in ${limits.listeningEndsSoonMilliseconds / 1000} seconds`;

/** The message on the screen covers a microphone without sound. */
const hearings = {
	opening: "Opening the microphone",
	heard: "Listening",
	interrupted: "Connecting again",
	silent: "",
} as const;

/** The text that a screen reader announces now; empty if there is nothing to announce. */
export function announcementOf(state: State): string {
	switch (state.phase) {
		case "listening":
			if (state.hearing === "heard" && state.remaining <= limits.listeningEndsSoonMilliseconds) return endsSoon;
			return hearings[state.hearing];
		case "paused":
			return "Paused";
		case "generating":
			return state.slow ? "Still thinking" : "Finding replies";
		case "idle":
		case "processing": {
			if (state.closing) return "Hearing the last words";
			// The voice itself is audible.
			if (isSpeaking(state)) return "";
			if (state.draft) return announcementOfDraft(state.draft);
			if (state.isChanging) return pickToChange;
			const replies = state.cards.filter(Boolean).length;
			if (replies === 0) return state.isOffRecord ? messages.communicator.offRecord : "";
			const { steer, before } = state.steering;
			const texts = announcedReplies(state.cards);
			if (steer) return `New replies: ${describeSteer(steer, state.steering)}. ${texts}`;
			return `${before.length > 0 ? "The earlier replies are back" : counted(replies)}. ${texts}`;
		}
	}
}

function announcementOfDraft(draft: Draft): string {
	if (draft.isShortest) return cannotBeShorter;
	// Typing is read by the screen reader itself.
	return isEdited(draft) && !draft.isTyping ? draft.text : "";
}
