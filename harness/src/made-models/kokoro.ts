import { espeakData } from "./espeak-data.ts";
import { floats, integers, onnxFile } from "./onnx.ts";

/*
 * A made model of Kokoro 1.0's family for sherpa-onnx, with its inputs, output, metadata and table of voices. Each
 * spoken token is a tone of a tenth of a second. Its pitch comes from the speaker's style, and is half as high again
 * for the long vowel of a British "bath".
 */
const sampleRate = 24_000;
const speakers = 28;
const styles = 510;
/** Samples of one token. */
const tokenLength = 2_400;
/** As published: the library looks up the number of each symbol here. `$` begins and ends a text. */
const tokens = [
	...'$;:,.!?—…"()“” abcdefghijklmnopqrstuvwxyz',
	..."ɑɐɒæβɔɕçɖðʤəɚɛɜɟɡɥɨɪʝɯɰŋɳɲɴøɸθœɹɾɻʁɽʂʃʈʧʊʋʌɣɤχʎʒʔˈˌːʰʲᵻ",
];

/** The frequency of a made speaker, in Hz. */
export const toneOf = (speaker: number): number => 200 + 20 * speaker;
export const britishFactor = 1.5;

function model(): Buffer {
	const turn = Array.from({ length: tokenLength }, (_none, at) => (2 * Math.PI * at) / sampleRate);
	const heightOf = (token: string) => (token === "ɑ" ? britishFactor : /\p{Letter}/u.test(token) ? 1 : 0);
	return onnxFile({
		inputs: [
			{ name: "tokens", type: "int64", shape: [1, "length"] },
			{ name: "style", type: "float", shape: [1, 1] },
			{ name: "speed", type: "float", shape: [1] },
		],
		outputs: [{ name: "audio", type: "float", shape: ["samples"] }],
		constants: {
			heights: floats([tokens.length], tokens.map(heightOf)),
			turn: floats([1, tokenLength], turn),
			upright: integers([-1, 1]),
			flat: integers([-1]),
			soft: floats([], [0.5]),
			lengths: floats([1], [tokenLength]),
		},
		nodes: [
			{ operator: "Gather", from: ["heights", "tokens"], to: "said", attributes: { axis: 0 } },
			{ operator: "Mul", from: ["said", "style"], to: "tones" },
			{ operator: "Reshape", from: ["tones", "upright"], to: "column" },
			{ operator: "Mul", from: ["column", "turn"], to: "angles" },
			{ operator: "Sin", from: ["angles"], to: "waves" },
			{ operator: "Mul", from: ["waves", "soft"], to: "sounds" },
			{ operator: "Reshape", from: ["sounds", "flat"], to: "spoken" },
			// Slower speech: real models lengthen their sounds, this one adds silence after them.
			{ operator: "Div", from: ["lengths", "speed"], to: "slower" },
			{ operator: "Sub", from: ["slower", "lengths"], to: "longer" },
			{ operator: "Relu", from: ["longer"], to: "rest" },
			{ operator: "Cast", from: ["rest"], to: "silent", attributes: { to: 7 } },
			{ operator: "ConstantOfShape", from: ["silent"], to: "silence" },
			{ operator: "Concat", from: ["spoken", "silence"], to: "audio", attributes: { axis: 0 } },
		],
		metadata: {
			model_type: "kokoro",
			language: "English",
			has_espeak: "1",
			sample_rate: String(sampleRate),
			version: "2",
			voice: "en-us",
			style_dim: `${styles},1,1`,
			n_speakers: String(speakers),
			speaker_names: Array.from({ length: speakers }, (_none, speaker) => `made_${speaker}`).join(","),
		},
	});
}

const voices = (): Buffer =>
	Buffer.from(Float32Array.from({ length: speakers * styles }, (_none, at) => toneOf(Math.floor(at / styles))).buffer);

/** The files of a made voice, with the family's names; espeak-ng's data is real. */
export const madeKokoro = (): Record<string, Buffer> => ({
	"model.int8.onnx": model(),
	"voices.bin": voices(),
	"tokens.txt": Buffer.from(tokens.map((token, id) => `${token} ${id}\n`).join("")),
	...espeakData(),
});
