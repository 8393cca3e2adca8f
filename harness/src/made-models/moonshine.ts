import { floats, integers, onnxFile, type Value } from "./onnx.ts";
import { words } from "./tones.ts";

/*
 * A made model of Moonshine v2's family (an encoder and a merged decoder) for sherpa-onnx, with its inputs, outputs,
 * caches, and the mask of which the decoder takes one in 384. The encoder measures the tone of each word, and the
 * decoder emits the words in the order in which they begin.
 */
const hop = 384;
const window = 128;
const special = ["<unk>", "<s>", "</s>"];
const vocabulary = special.length + words.length;
/** Our tones are well above it, leakage from neighbouring tones well below. */
const threshold = 20;
const [later, unheard, end, begin] = [2e6, 1e6, 1e6 - 1, -1];

function encoder(): Buffer {
	const turn = (tone: number, at: number) => (2 * Math.PI * tone * at) / 16_000;
	const samples = Array.from({ length: window }, (_none, at) => at);
	const waves = words.flatMap(({ tone }) =>
		[Math.cos, Math.sin].flatMap((wave) => samples.map((at) => wave(turn(tone, at)))),
	);
	return onnxFile({
		inputs: [{ name: "input_values", type: "float", shape: [1, "samples"] }],
		outputs: [{ name: "last_hidden_state", type: "float", shape: [1, "frames", words.length] }],
		constants: {
			waves: floats([2 * words.length, 1, window], waves),
			channel: integers([1]),
			padding: integers([0, 0, 0, 0, 0, hop]),
			pairs: integers([1, words.length, 2, -1]),
			ofPair: integers([2]),
		},
		nodes: [
			{ operator: "Unsqueeze", from: ["input_values", "channel"], to: "sound" },
			{ operator: "Pad", from: ["sound", "padding"], to: "padded" },
			{ operator: "Conv", from: ["padded", "waves"], to: "swings", attributes: { strides: [hop] } },
			{ operator: "Mul", from: ["swings", "swings"], to: "squares" },
			{ operator: "Reshape", from: ["squares", "pairs"], to: "paired" },
			{ operator: "ReduceSum", from: ["paired", "ofPair"], to: "energies", attributes: { keepdims: 0 } },
			{ operator: "Transpose", from: ["energies"], to: "last_hidden_state", attributes: { perm: [0, 2, 1] } },
		],
	});
}

const caches = ["decoder.key", "decoder.value", "encoder.key", "encoder.value"];
const cache = (name: string, length: number | string): Value => ({ name, type: "float", shape: [1, 1, length, 1] });

function mergedDecoder(): Buffer {
	return onnxFile({
		inputs: [
			{ name: "encoder_attention_mask", type: "int64", shape: [1, "samples"] },
			{ name: "input_ids", type: "int64", shape: [1, 1] },
			{ name: "encoder_hidden_states", type: "float", shape: [1, "frames", words.length] },
			...caches.map((name) => cache(`past_key_values.0.${name}`, "past")),
			{ name: "use_cache_branch", type: "bool", shape: [1] },
		],
		outputs: [
			{ name: "logits", type: "float", shape: [1, 1, vocabulary] },
			...caches.map((name) => cache(`present.0.${name}`, "present")),
		],
		constants: {
			first: integers([0]),
			last: integers([2 ** 31]),
			alongTime: integers([1]),
			hop: integers([hop]),
			flat: integers([-1]),
			upright: integers([1, -1, 1]),
			zero: integers([0], []),
			one: integers([1], []),
			frameAxis: integers([1], []),
			threshold: floats([], [threshold]),
			unheard: floats([1], [unheard]),
			special: floats([special.length], [unheard, begin, end]),
			later: floats([1], [later]),
			shape: integers([1, 1, vocabulary]),
			two: floats([1, 1, 2, 1], [0, 0]),
		},
		nodes: [
			// Thins the mask to the frames as the real graph does; it fails as that does if lengths do not match.
			{ operator: "Slice", from: ["encoder_attention_mask", "first", "last", "alongTime", "hop"], to: "thinned" },
			{ operator: "Shape", from: ["encoder_hidden_states"], to: "sizes" },
			{ operator: "Gather", from: ["sizes", "frameAxis"], to: "frames" },
			{ operator: "Range", from: ["zero", "frames", "one"], to: "numbers" },
			{ operator: "Mul", from: ["numbers", "thinned"], to: "masked" },
			{ operator: "Cast", from: ["masked"], to: "moments", attributes: { to: 1 } },
			{ operator: "Reshape", from: ["moments", "upright"], to: "times" },
			// When each word began.
			{ operator: "Greater", from: ["encoder_hidden_states", "threshold"], to: "isHeard" },
			{ operator: "Where", from: ["isHeard", "times", "unheard"], to: "heardAt" },
			{ operator: "ReduceMin", from: ["heardAt"], to: "began", attributes: { axes: [1], keepdims: 0 } },
			{ operator: "Reshape", from: ["began", "flat"], to: "words" },
			{ operator: "Concat", from: ["special", "words"], to: "tokens", attributes: { axis: 0 } },
			// The next word to begin after the previous one.
			{ operator: "Reshape", from: ["input_ids", "flat"], to: "before" },
			{ operator: "Gather", from: ["tokens", "before"], to: "since", attributes: { axis: 0 } },
			{ operator: "Greater", from: ["tokens", "since"], to: "isNext" },
			{ operator: "Where", from: ["isNext", "tokens", "later"], to: "next" },
			{ operator: "Neg", from: ["next"], to: "scores" },
			{ operator: "Reshape", from: ["scores", "shape"], to: "logits" },
			...caches.map((name) => ({
				operator: "Concat",
				from: [`past_key_values.0.${name}`, "two"],
				to: `present.0.${name}`,
				attributes: { axis: 2 },
			})),
		],
	});
}

/** The files of a made careful model, with the family's names, as .onnx where the real ones are .ort. */
export const madeMoonshine = (): Record<string, Buffer> => ({
	"encoder_model.onnx": encoder(),
	"decoder_model_merged.onnx": mergedDecoder(),
	"tokens.txt": Buffer.from(
		[...special, ...words.map(({ written }) => ` ${written}`)]
			.map((token, id) => `${Buffer.from(token).toString("base64")} ${id}\n`)
			.join(""),
	),
});
