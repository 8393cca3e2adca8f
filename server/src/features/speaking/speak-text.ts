import { type LanguageCode, type VoiceChoice, voiceOf, voiceSample } from "@sayso/contract/entities/voice.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import type { Context } from "../../context.ts";
import { refuseVoiceBeyondPlan } from "../plans/refuse-voice-beyond-plan.ts";

/**
 * Speech for a text, in a voice the person's plan has; of the voice sample in any voice.
 * @returns one mp3 file
 * @throws {Refusal} `plan_needed` for a voice outside the plan, `invalid` for a language the voice does not speak,
 * `speech_failed`
 */
export async function speakText(
	context: Context,
	personId: string,
	request: { text: string; voice: VoiceChoice; languageCode: LanguageCode; signal: AbortSignal },
): Promise<Uint8Array> {
	if (request.text !== voiceSample)
		await refuseVoiceBeyondPlan(context, personId, { field: "voice", voice: request.voice });
	if (voiceOf(request.voice).languageCode !== request.languageCode)
		throw new Refusal("invalid", { fields: { language_code: "That is not the language of this voice" } });
	try {
		return await context.textToSpeech.speak(request);
	} catch (cause) {
		throw new Refusal("speech_failed", { cause });
	}
}
