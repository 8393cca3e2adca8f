import type { Context } from "../../context.ts";
import { VoiceNotThere } from "../../seams/text-to-speech.ts";

/** Logs the vendor's status when it refuses one voice, without the voice or the text. */
export function logRefusedVoice({ log }: Context, error: unknown): void {
	if (error instanceof VoiceNotThere)
		log.warn({ status: error.status }, "the vendor of banked voices refused one voice");
}
