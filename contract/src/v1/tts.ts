import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { OwnVoiceId } from "../entities/own-voice.ts";
import { LanguageCode, VoiceChoice } from "../entities/voice.ts";
import { limits } from "../limits.ts";
import { Text } from "../rules/text.ts";

export const speak = endpoint({
	method: "POST",
	path: "/v1/tts",
	summary: "Turns a reply into speech, its numbers and short forms in words; and the voice sample, in any voice.",
	auth: "verified",
	body: z.object({
		text: Text.trim().min(1, "There is nothing to say").max(limits.speechCharacters),
		voice: VoiceChoice,
		language_code: LanguageCode,
		/** The person's own banked voice from their profile. If it cannot speak, `voice` does. */
		own_voice: OwnVoiceId.optional(),
	}),
	/** `audio_content`: mp3, base64. */
	response: z.object({ audio_content: z.base64(), spoken_by: z.enum(["voice", "own_voice"]).default("voice") }),
	errors: ["speech_failed", "plan_needed"],
});
