import type { State } from "../../../conversation/state.ts";

/** What the stage shows. `heard`: nothing; the partner's words take its space. `shown`: words that no voice could speak. */
export type View = "replies" | "draft" | "others" | "say" | "board" | "log" | "shown" | "heard";

/** The view for a state. */
export function viewOf({ way, draft, isPicking, cards, phase, closing, speech }: State): View {
	if (way === "say") return "say";
	if (way === "phrases") return "board";
	if (way === "conversation") return "log";
	if (draft) return "draft";
	if (isPicking) return "others";
	if (cards.length > 0) return "replies";
	if (phase === "listening" || phase === "paused" || closing) return "heard";
	return speech?.progress === "silent" ? "shown" : "board";
}
