import { speak } from "@sayso/contract/v1/tts.ts";
import { speakText } from "../../features/speaking/speak-text.ts";
import { route } from "../../http/route.ts";

export const routes = [
	route(speak, {
		async answer({ body, person, network, signal }, context) {
			await context.rateLimits.count("speak", person.id, network);
			const { text, voice, language_code: languageCode, own_voice: ownVoice } = body;
			const { mp3, by } = await speakText(context, person.id, { text, voice, languageCode, ownVoice, signal });
			return { audio_content: Buffer.from(mp3).toString("base64"), spoken_by: by };
		},
	}),
];
