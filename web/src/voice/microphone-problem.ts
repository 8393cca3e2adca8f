import type { ListeningProblem } from "./listening.ts";
import { refusal } from "./microphone-permission.ts";

/** The problem to show if the microphone, or capturing its sound, was refused. */
export async function microphoneProblem(error: unknown): Promise<ListeningProblem> {
	switch (error instanceof Error || error instanceof DOMException ? error.name : "") {
		case "NotAllowedError":
			return refusal();
		case "SecurityError":
			return "refused";
		case "NotFoundError":
		case "OverconstrainedError":
			return "missing";
		case "NotReadableError":
		case "AbortError":
			return "in_use";
		case "NotSupportedError":
			return "unusable";
		default:
			return "unsupported";
	}
}
