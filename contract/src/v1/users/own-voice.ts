import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { OwnVoice, OwnVoiceId } from "../../entities/own-voice.ts";

export const keepOwnVoice = endpoint({
	method: "PUT",
	path: "/v1/users/own-voice",
	summary:
		"Keeps the id of the person’s banked voice, with their consent, once the vendor has spoken with it; from then on it speaks. Or lets the one that is kept speak, or not.",
	auth: "verified",
	body: z.union([
		z.object({ voice_id: OwnVoiceId, consent: z.literal(true, "Please tick this box first") }),
		z.object({ is_chosen: z.boolean() }),
	]),
	response: OwnVoice,
	errors: ["not_found", "invalid", "plan_needed", "speech_failed"],
});

export const forgetOwnVoice = endpoint({
	method: "DELETE",
	path: "/v1/users/own-voice",
	summary: "Takes the consent back: the id of the banked voice is deleted, with when it was agreed to.",
	auth: "bearer",
	response: OwnVoice,
	errors: [],
});
