import { floats, integers, type Node, onnxFile, type Value } from "./onnx.ts";
import { words } from "./tones.ts";

/*
 * A made streaming zipformer transducer for sherpa-onnx (`model_type` zipformer), with the family's inputs, outputs,
 * states and metadata. A word is a tone: the encoder looks at the tone's band, the decoder knows the previous word, and
 * the joiner never emits a word twice in a row.
 */
const bands = 80;
/** Frames of 10 ms that are read at once, and the step between two reads. */
const [readFrames, chunkFrames] = [39, 32];
const subsampling = 4;
const [size, context, layers] = [4, 4, 1];
const blank = 0;
const special = ["<blk>", "<sos/eos>", "<unk>"];
const vocabulary = special.length + words.length;
/** The log energy of a band: our tones are well above it, leakage from neighbouring tones well below. */
const threshold = 2;
const never = -1e4;

/** The band of a tone in Kaldi's layout between 20 and 7600 Hz. */
function bandOf(tone: number): number {
	const mel = (hertz: number) => 1127 * Math.log(1 + hertz / 700);
	const width = (mel(7600) - mel(20)) / (bands + 1);
	return Math.round((mel(tone) - mel(20)) / width) - 1;
}

const states: Value[] = [
	{ name: "cached_len_0", type: "int64", shape: [layers, "N"] },
	{ name: "cached_avg_0", type: "float", shape: [layers, "N", size] },
	{ name: "cached_key_0", type: "float", shape: [layers, context, "N", size] },
	{ name: "cached_val_0", type: "float", shape: [layers, context, "N", size / 2] },
	{ name: "cached_val2_0", type: "float", shape: [layers, context, "N", size / 2] },
	{ name: "cached_conv1_0", type: "float", shape: [layers, "N", size, 2] },
	{ name: "cached_conv2_0", type: "float", shape: [layers, "N", size, 2] },
];

function encoder(): Buffer {
	const weights = new Array<number>(bands * vocabulary).fill(0);
	const bias = new Array<number>(vocabulary).fill(never);
	bias[blank] = 0;
	for (const [index, { tone }] of words.entries()) {
		weights[bandOf(tone) * vocabulary + special.length + index] = 1;
		bias[special.length + index] = -threshold;
	}
	const nodes: Node[] = [
		{ operator: "Slice", from: ["x", "zero", "chunk", "one"], to: "read" },
		{ operator: "Reshape", from: ["read", "grouped"], to: "groups" },
		{ operator: "ReduceMean", from: ["groups"], to: "frames", attributes: { axes: [2], keepdims: 0 } },
		{ operator: "MatMul", from: ["frames", "weights"], to: "weighed" },
		{ operator: "Add", from: ["weighed", "bias"], to: "encoder_out" },
		...states.map(({ name }) => ({ operator: "Identity", from: [name], to: `new_${name}` })),
	];
	return onnxFile({
		inputs: [{ name: "x", type: "float", shape: ["N", readFrames, bands] }, ...states],
		outputs: [
			{ name: "encoder_out", type: "float", shape: ["N", chunkFrames / subsampling, vocabulary] },
			...states.map((state) => ({ ...state, name: `new_${state.name}` })),
		],
		constants: {
			zero: integers([0]),
			one: integers([1]),
			chunk: integers([chunkFrames]),
			grouped: integers([-1, chunkFrames / subsampling, subsampling, bands]),
			weights: floats([bands, vocabulary], weights),
			bias: floats([vocabulary], bias),
		},
		nodes,
		metadata: {
			model_type: "zipformer",
			decode_chunk_len: String(chunkFrames),
			T: String(readFrames),
			num_encoder_layers: String(layers),
			encoder_dims: String(size),
			attention_dims: String(size),
			cnn_module_kernels: "3",
			left_context_len: String(context),
		},
	});
}

/** Penalises the previous word. */
function decoder(): Buffer {
	const against = words.flatMap((_word, index) => {
		const row = new Array<number>(vocabulary).fill(0);
		row[special.length + index] = never;
		return row;
	});
	const nothing = new Array<number>(special.length * vocabulary).fill(0);
	return onnxFile({
		inputs: [{ name: "y", type: "int64", shape: ["N", 2] }],
		outputs: [{ name: "decoder_out", type: "float", shape: ["N", vocabulary] }],
		constants: {
			last: integers([1], []),
			least: integers([0]),
			against: floats([vocabulary, vocabulary], [...nothing, ...against]),
		},
		nodes: [
			{ operator: "Max", from: ["y", "least"], to: "known" },
			{ operator: "Gather", from: ["known", "last"], to: "before", attributes: { axis: 1 } },
			{ operator: "Gather", from: ["against", "before"], to: "decoder_out", attributes: { axis: 0 } },
		],
		metadata: { vocab_size: String(vocabulary), context_size: "2" },
	});
}

function joiner(): Buffer {
	const shape = ["N", vocabulary];
	return onnxFile({
		inputs: [
			{ name: "encoder_out", type: "float", shape },
			{ name: "decoder_out", type: "float", shape },
		],
		outputs: [{ name: "logit", type: "float", shape }],
		constants: {},
		nodes: [{ operator: "Add", from: ["encoder_out", "decoder_out"], to: "logit" }],
		metadata: { joiner_dim: String(vocabulary) },
	});
}

/** The files of a made streaming model, with the catalogue's names. */
export const madeZipformer = (): Record<string, Buffer> => ({
	"encoder-epoch-99-avg-1.int8.onnx": encoder(),
	"decoder-epoch-99-avg-1.onnx": decoder(),
	"joiner-epoch-99-avg-1.int8.onnx": joiner(),
	"tokens.txt": Buffer.from(
		[...special, ...words.map(({ plain }) => `▁${plain}`)].map((token, id) => `${token} ${id}\n`).join(""),
	),
});
