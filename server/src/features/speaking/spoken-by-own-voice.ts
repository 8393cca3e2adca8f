import type { Context } from "../../context.ts";
import type { SpeechRequest } from "../../seams/text-to-speech.ts";
import { logRefusedVoice } from "../own-voice/log-refused-voice.ts";
import { ownVoiceOf } from "../own-voice/own-voice-of.ts";

/**
 * Speech in the person's own banked voice: the one they keep and no other.
 * @returns one mp3 file; undefined where it does not speak, or its vendor could not: nobody is left silent for that
 */
export async function spokenByOwnVoice(
	context: Context,
	request: SpeechRequest<string>,
): Promise<Uint8Array | undefined> {
	const { kept, speaks } = await ownVoiceOf(context, request.personId);
	if (!speaks || kept?.voice_id !== request.voice) return undefined;
	try {
		return await context.ownVoices?.speak(request);
	} catch (error) {
		// The vendor's failing is in the log. What holds nothing to say the other voice finds out as well.
		request.signal.throwIfAborted();
		logRefusedVoice(context, error);
		context.metrics.stoodIn("own");
		return undefined;
	}
}
