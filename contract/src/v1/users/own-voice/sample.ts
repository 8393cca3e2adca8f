import { z } from "zod";
import { endpoint } from "../../../endpoint.ts";
import { AgreedVoice } from "../../../entities/own-voice.ts";

export const ownVoiceSample = endpoint({
	method: "POST",
	path: "/v1/users/own-voice/sample",
	summary: "The voice sample in a banked voice and no other.",
	auth: "verified",
	body: AgreedVoice,
	/** `audio_content`: mp3, base64. */
	response: z.object({ audio_content: z.base64() }),
	errors: ["not_found", "invalid", "plan_needed", "speech_failed"],
});
