import type { Context } from "../../context.ts";
import type { SpeechRequest } from "../../seams/text-to-speech.ts";
import { logRefusedVoice } from "../own-voice/log-refused-voice.ts";
import { ownVoiceOf } from "../own-voice/own-voice-of.ts";

/**
 * Speech in the person's own banked voice, and in no other.
 * @returns one mp3 file; undefined if the voice is off or its vendor failed, so that the caller uses a fallback
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
		// The vendor's failure is already logged. If the text has nothing to speak, the fallback finds that out too.
		request.signal.throwIfAborted();
		logRefusedVoice(context, error);
		context.metrics.stoodIn("own");
		return undefined;
	}
}
