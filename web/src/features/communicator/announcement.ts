import { isSpeaking, type State } from "./state.ts";

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
			const replies = state.cards.filter(Boolean).length;
			return replies > 0 ? counted(replies) : "";
		}
	}
}
