import { ownVoiceSample } from "@sayso/contract/v1/users/own-voice/sample.ts";
import { sampleOwnVoice } from "../../../../features/own-voice/sample-own-voice.ts";
import { route } from "../../../../http/route.ts";

export const routes = [
	route(ownVoiceSample, {
		async answer({ person, body, network, signal }, context) {
			await context.rateLimits.count("speak", person.id, network);
			const mp3 = await sampleOwnVoice(context, person, { voiceId: body.voice_id, signal });
			return { audio_content: Buffer.from(mp3).toString("base64") };
		},
	}),
];
