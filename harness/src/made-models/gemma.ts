import { seededRandom } from "@sayso/contract/testing/seeded-random.ts";
import { vocabulary } from "./byte-tokens.ts";
import { type Entry, gguf } from "./gguf.ts";

/** The dimensions of a model with Gemma 4's architecture. */
export interface GemmaSize {
	layers: number;
	width: number;
	/** Of the feed-forward part, in a layer with its own keys and values and in one without. */
	inner: number;
	innerShared: number;
	/** The number of heads. */
	heads: number;
	/** The size of a head: in a layer with a sliding window, and in one with full attention. */
	windowed: number;
	full: number;
	/** The size of a token's embedding in each layer. */
	perLayer: number;
	/** The number of last layers that reuse earlier keys and values. They begin after a layer with full attention. */
	shared: number;
	windowTokens: number;
}

/** Minimal: only shows that everything runs. */
export const tinyGemma: GemmaSize = {
	layers: 10,
	width: 64,
	inner: 128,
	innerShared: 256,
	heads: 4,
	windowed: 32,
	full: 64,
	perLayer: 32,
	shared: 5,
	windowTokens: 64,
};

export const gemmaMarks = ["<eos>", "<|turn>", "<turn|>"];
export const gemmaTemplate =
	"{% for m in messages %}<|turn>{{ m.role }}\n{{ m.content }}<turn|>\n{% endfor %}<|turn>model\n";

/**
 * The architecture of the default model, Gemma 4 E2B, in 0.9 MB of arbitrary weights: sliding window, shared keys,
 * embeddings per layer.
 */
export function madeGemma(): Buffer {
	const { tokens, entries } = vocabulary(gemmaMarks, [], gemmaTemplate);
	const random = seededRandom(1);
	const tensors = gemmaTensors(tinyGemma, tokens.length).map(({ name, dims, isNorm }) => ({
		name,
		dims,
		values: new Float32Array(dims.reduce((a, b) => a * b)).map(() => (isNorm ? 1 : (random() - 0.5) / 4)),
	}));
	return gguf([...gemmaHeader(tinyGemma), ...entries], tensors);
}

const layersOf = ({ layers }: GemmaSize) => Array.from({ length: layers }, (_, at) => at);
const isWindowed = (layer: number) => layer % 5 !== 4;
const isShared = ({ layers, shared }: GemmaSize, layer: number) => layer >= layers - shared;

/** Every tensor of such a model, either norms or weights. */
export function gemmaTensors(size: GemmaSize, tokens: number) {
	const { layers, width, heads, perLayer } = size;
	const weight = (name: string, ...dims: number[]) => ({ name: `${name}.weight`, dims, isNorm: false });
	const norm = (name: string, length: number) => ({ name: `${name}.weight`, dims: [length], isNorm: true });
	return [
		weight("token_embd", width, tokens),
		weight("per_layer_token_embd", perLayer * layers, tokens),
		weight("per_layer_model_proj", width, perLayer * layers),
		norm("per_layer_proj_norm", perLayer),
		norm("output_norm", width),
		norm("rope_freqs", size.full / 2),
		...layersOf(size).flatMap((layer) => {
			const b = `blk.${layer}.`;
			const head = isWindowed(layer) ? size.windowed : size.full;
			const feed = isShared(size, layer) ? size.innerShared : size.inner;
			const own = isShared(size, layer)
				? []
				: [weight(`${b}attn_k`, width, head), weight(`${b}attn_v`, width, head), norm(`${b}attn_k_norm`, head)];
			return [
				norm(`${b}attn_norm`, width),
				weight(`${b}attn_q`, width, head * heads),
				...own,
				weight(`${b}attn_output`, head * heads, width),
				norm(`${b}attn_q_norm`, head),
				norm(`${b}post_attention_norm`, width),
				norm(`${b}layer_output_scale`, 1),
				norm(`${b}ffn_norm`, width),
				weight(`${b}ffn_gate`, width, feed),
				weight(`${b}ffn_up`, width, feed),
				weight(`${b}ffn_down`, feed, width),
				norm(`${b}post_ffw_norm`, width),
				weight(`${b}inp_gate`, width, perLayer),
				weight(`${b}proj`, perLayer, width),
				norm(`${b}post_norm`, width),
			];
		}),
	];
}

export const gemmaHeader = (size: GemmaSize): Entry[] => [
	["general.architecture", "string", "gemma4"],
	["general.name", "string", "made"],
	["general.file_type", "u32", 0],
	["gemma4.context_length", "u32", 131_072],
	["gemma4.embedding_length", "u32", size.width],
	["gemma4.block_count", "u32", size.layers],
	[
		"gemma4.feed_forward_length",
		"i32",
		layersOf(size).map((layer) => (isShared(size, layer) ? size.innerShared : size.inner)),
	],
	["gemma4.attention.head_count", "u32", size.heads],
	["gemma4.attention.head_count_kv", "u32", 1],
	["gemma4.attention.layer_norm_rms_epsilon", "f32", 1e-6],
	["gemma4.rope.freq_base", "f32", 1e6],
	["gemma4.rope.freq_base_swa", "f32", 1e4],
	["gemma4.attention.key_length", "u32", size.full],
	["gemma4.attention.value_length", "u32", size.full],
	["gemma4.attention.key_length_swa", "u32", size.windowed],
	["gemma4.attention.value_length_swa", "u32", size.windowed],
	["gemma4.rope.dimension_count", "u32", size.full],
	["gemma4.rope.dimension_count_swa", "u32", size.windowed],
	["gemma4.attention.sliding_window", "u32", size.windowTokens],
	["gemma4.attention.sliding_window_pattern", "bool", layersOf(size).map(isWindowed)],
	["gemma4.attention.shared_kv_layers", "u32", size.shared],
	["gemma4.embedding_length_per_layer_input", "u32", size.perLayer],
	["gemma4.final_logit_softcapping", "f32", 30],
];
