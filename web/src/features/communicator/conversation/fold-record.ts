import { initialState, isSpeaking } from "./state.ts";
import { type Fold, step } from "./step.ts";

export const foldRecord: Fold<"goOffRecord"> = {
	/** Between two turns. Whoever goes back on the record begins anew: what was said off it is nowhere to be kept from. */
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
