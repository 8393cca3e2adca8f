import { voiceOf } from "@sayso/contract/entities/voice.ts";
import { builtInTextToSpeech } from "../../server/src/adapters/text-to-speech/built-in.ts";
import { type Bench, quantile } from "./figure.ts";

/** One person's queue of texts made of digits only: eight of the longest allowed. */
const long = { texts: 8, digits: 1_000 };
const replies = [
	"Yes please.",
	"No thanks.",
	"Maybe later.",
	"I am fine.",
	"Thank you.",
	"Not today.",
	"See you.",
	"Me too.",
];
const voice = "male-us";

/** How long another person's reply waits for the built-in voice while one person has much text read. */
export const voices: Bench = {
	async run(effort) {
		const engine = builtInTextToSpeech();
		const leaving = new AbortController();
		const say = (personId: string, text: string, { signal } = new AbortController()) =>
			engine.speak({ personId, text, voice, languageCode: voiceOf(voice).languageCode, signal });
		const said = effort === "short" ? replies.slice(0, 1) : replies;
		const waits = async () => {
			const waited: number[] = [];
			for (const reply of said) {
				const began = performance.now();
				await say("another", reply);
				waited.push(performance.now() - began);
			}
			return quantile(waited, 0.5);
		};
		await engine.available();
		const alone = await waits();
		const reading = Array.from({ length: long.texts }, () => say("one", "1".repeat(long.digits), leaving));
		const beside = await waits();
		leaving.abort();
		await Promise.allSettled(reading);
		await engine.close();
		const baseline = { what: "nobody else", value: alone };
		return [{ what: "a reply beside eight texts of 1,000 digits, p50", value: beside, unit: "ms", baseline }];
	},
};
