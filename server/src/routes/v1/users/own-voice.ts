import { forgetOwnVoice, keepOwnVoice } from "@sayso/contract/v1/users/own-voice.ts";
import { forgetOwnVoice as forget } from "../../../features/own-voice/forget-own-voice.ts";
import { keepOwnVoice as keep } from "../../../features/own-voice/keep-own-voice.ts";
import { ownVoiceOf } from "../../../features/own-voice/own-voice-of.ts";
import { route } from "../../../http/route.ts";
import { chooseOwnVoice } from "../../../store/own-voice.ts";

export const routes = [
	route(keepOwnVoice, {
		async answer({ person, body, signal }, context) {
			await context.rateLimits.count("change", person.id);
			if ("voice_id" in body) return keep(context, person, { voiceId: body.voice_id, signal });
			await chooseOwnVoice(context.db, person.id, body.is_chosen);
			return ownVoiceOf(context, person.id);
		},
	}),
	route(forgetOwnVoice, {
		async answer({ person }, context) {
			await context.rateLimits.count("change", person.id);
			return forget(context, person.id);
		},
	}),
];
