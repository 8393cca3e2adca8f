import { initialState, isSpeaking } from "./state.ts";
import { type Fold, step } from "./step.ts";

export const foldRecord: Fold<"goOffRecord"> = {
	/**
	 * Possible between two turns. Going back on the record starts a new conversation, so that no words from off the record can be
	 * logged.
	 */
	goOffRecord(state) {
		const isBetween = (state.phase === "idle" || state.phase === "processing") && !state.closing;
		if (!isBetween) return step(state);
		if (!state.isOffRecord) {
			const turn = state.turn && { ...state.turn, logged: true };
			return step({ ...state, turn, isOffRecord: true });
		}
		const { log, generation, previewFirst, automaticEndOfTurn, conversationMode, way } = state;
		const fresh = { ...initialState(state), log, generation, previewFirst, automaticEndOfTurn, conversationMode, way };
		return step(fresh, ...(isSpeaking(state) ? [{ type: "stopSpeaking" } as const] : []));
	},
};
