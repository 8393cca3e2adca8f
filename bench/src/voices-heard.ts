import { type VoiceChoice, voices } from "@sayso/contract/entities/voice.ts";
import { limits } from "@sayso/contract/limits.ts";
import { builtInSpeechToText } from "../../server/src/adapters/speech-to-text/built-in.ts";
import { recordSpeech } from "../../server/src/adapters/text-to-speech/built-in/recording.ts";
import type { SpeechToText } from "../../server/src/seams/speech-to-text.ts";
import type { Bench } from "./figure.ts";
import { listenTo } from "./recordings.ts";
import { wordErrorRate, wordErrors } from "./word-error-rate.ts";

/** Milliseconds. Long, so that a busy machine does not change the result. */
const unhurried = 30 * 60_000;
/** The voice that suits the recogniser best. */
const compared = "male-us";
/** Sentences from replies: 79 words. */
const sentences = [
	"yes please i would like a cup of tea",
	"no thank you not today",
	"can you open the window please",
	"my sister is coming to see us on saturday",
	"i have a pain in my left shoulder",
	"could you say that again a little slower",
	"we went to the park and fed the ducks",
	"where did you put my glasses",
	"i would rather have the soup than the fish",
	"let us meet in front of the library at four",
];

/**
 * How well Basic listening transcribes each of the twelve built-in voices, compared with the American man in the same
 * run.
 */
export const voicesHeard: Bench = {
	async run(effort) {
		const recogniser = builtInSpeechToText({
			...{ poolSize: 1, startDeadline: unhurried },
			...{ finishDeadline: unhurried, carefulDeadline: unhurried },
		});
		const said = effort === "short" ? sentences.slice(0, 1) : sentences;
		const tried = effort === "short" ? voices.filter(({ id }) => id === compared) : voices;
		try {
			if (!(await recogniser.available())) return [];
			const rates = new Map<VoiceChoice, number>();
			for (const { id } of tried) rates.set(id, await rateOf(recogniser, id, said));
			const baseline = { what: compared, value: 100 * (rates.get(compared) ?? Number.NaN) };
			return [...rates].map(([id, rate]) => ({
				what: `words heard wrong, ${id}`,
				value: 100 * rate,
				unit: "%",
				baseline,
			}));
		} finally {
			await recogniser.close();
		}
	},
};

/** Errors per spoken word, one sentence after another in one listening. */
async function rateOf(recogniser: SpeechToText, voice: VoiceChoice, said: readonly string[]): Promise<number> {
	const sounds = said.map((text) => Buffer.from(recordSpeech(text, voice, limits.audio.sampleRate).buffer));
	return wordErrorRate([wordErrors(said.join(" "), await listenTo(recogniser, Buffer.concat(sounds)))]);
}
