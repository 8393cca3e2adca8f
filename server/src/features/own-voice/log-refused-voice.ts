import type { Context } from "../../context.ts";
import { VoiceNotThere } from "../../seams/text-to-speech.ts";

/** Where a vendor does not speak with one voice, its status stands in the log: neither which voice nor what it was to say. */
export function logRefusedVoice({ log }: Context, error: unknown): void {
	if (error instanceof VoiceNotThere)
		log.warn({ status: error.status }, "the vendor of banked voices refused one voice");
}
