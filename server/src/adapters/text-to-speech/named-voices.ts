import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { type TextToSpeech, VoiceNotThere } from "../../seams/text-to-speech.ts";

/** Sayso's voices through an engine of others, by what it calls those that speak for them. It has those that are named to it. */
export function namedVoices(engine: TextToSpeech<string>, names: Partial<Record<VoiceChoice, string>>): TextToSpeech {
	return {
		...engine,
		async speak({ voice, ...request }) {
			const name = names[voice];
			if (!name) throw new VoiceNotThere();
			return engine.speak({ ...request, voice: name });
		},
	};
}
