import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { AgreedVoice, OwnVoice } from "../../entities/own-voice.ts";

export const keepOwnVoice = endpoint({
	method: "PUT",
	path: "/v1/users/own-voice",
	summary: "Keeps a banked voice, with the consent to use it, once heard; or lets the kept one speak or not.",
	auth: "verified",
	body: z.union([AgreedVoice, z.strictObject({ is_chosen: z.boolean() })]),
	response: OwnVoice,
	errors: ["not_found", "invalid", "plan_needed", "speech_failed"],
});

export const forgetOwnVoice = endpoint({
	method: "DELETE",
	path: "/v1/users/own-voice",
	summary: "Takes the consent back and deletes the id.",
	auth: "bearer",
	response: OwnVoice,
	errors: [],
});
