import { z } from "zod";
import { endpoint } from "../../../endpoint.ts";
import { OwnVoiceId } from "../../../entities/own-voice.ts";

export const ownVoiceSample = endpoint({
	method: "POST",
	path: "/v1/users/own-voice/sample",
	summary: "The voice sample in a banked voice; no other stands in for it.",
	auth: "verified",
	body: z.object({ voice_id: OwnVoiceId, consent: z.literal(true, "Required") }),
	/** `audio_content`: mp3, base64. */
	response: z.object({ audio_content: z.base64() }),
	errors: ["not_found", "invalid", "plan_needed", "speech_failed"],
});
