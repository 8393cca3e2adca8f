import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { type TextToSpeech, VoiceNotThere } from "../../seams/text-to-speech.ts";

/** Sayso's voices through another engine, under that engine's names. Only the voices in `names` are available. */
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
