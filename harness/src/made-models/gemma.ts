import { seededRandom, vocabulary } from "./byte-tokens.ts";
import { type Entry, type GgufTensor, gguf } from "./gguf.ts";

const layers = Array.from({ length: 10 }, (_, at) => at);
const [width, inner, innerShared, heads] = [64, 128, 256, 4];
/** Of a head: in a layer that looks through a window, and in one that sees everything. */
const [windowed, full] = [32, 64];
/** Numbers of a token in each layer. */
const perLayer = 32;
/** The last layers use the keys and values of those before; they begin after one that sees everything. */
const shared = 5;
const windowTokens = 64;
const isWindowed = (layer: number) => layer % 5 !== 4;
const isShared = (layer: number) => layer >= layers.length - shared;

/** The architecture of the default model, Gemma 4 E2B, in 0.9 MB of arbitrary weights: a window, shared keys, embeddings per layer. */
export function madeGemma(): Buffer {
	const template = "{% for m in messages %}<|turn>{{ m.role }}\n{{ m.content }}<turn|>\n{% endfor %}<|turn>model\n";
	const { tokens, entries } = vocabulary(["<eos>", "<|turn>", "<turn|>"], [], template);
	const random = seededRandom();
	const weight = (name: string, ...dims: number[]): GgufTensor => ({
		name: `${name}.weight`,
		dims,
		values: new Float32Array(dims.reduce((a, b) => a * b)).map(() => (random() - 0.5) / 4),
	});
	const norm = (name: string, size: number): GgufTensor => ({
		name: `${name}.weight`,
		dims: [size],
		values: new Float32Array(size).fill(1),
	});
	return gguf(
		[...shape, ...entries],
		[
			weight("token_embd", width, tokens.length),
			weight("per_layer_token_embd", perLayer * layers.length, tokens.length),
			weight("per_layer_model_proj", width, perLayer * layers.length),
			norm("per_layer_proj_norm", perLayer),
			norm("output_norm", width),
			norm("rope_freqs", full / 2),
			...layers.flatMap((layer) => {
				const b = `blk.${layer}.`;
				const head = isWindowed(layer) ? windowed : full;
				const feed = isShared(layer) ? innerShared : inner;
				const own = isShared(layer)
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
		],
	);
}

const shape = [
	["general.architecture", "string", "gemma4"],
	["general.name", "string", "made"],
	["general.file_type", "u32", 0],
	["gemma4.context_length", "u32", 131_072],
	["gemma4.embedding_length", "u32", width],
	["gemma4.block_count", "u32", layers.length],
	["gemma4.feed_forward_length", "i32", layers.map((layer) => (isShared(layer) ? innerShared : inner))],
	["gemma4.attention.head_count", "u32", heads],
	["gemma4.attention.head_count_kv", "u32", 1],
	["gemma4.attention.layer_norm_rms_epsilon", "f32", 1e-6],
	["gemma4.rope.freq_base", "f32", 1e6],
	["gemma4.rope.freq_base_swa", "f32", 1e4],
	["gemma4.attention.key_length", "u32", full],
	["gemma4.attention.value_length", "u32", full],
	["gemma4.attention.key_length_swa", "u32", windowed],
	["gemma4.attention.value_length_swa", "u32", windowed],
	["gemma4.rope.dimension_count", "u32", full],
	["gemma4.rope.dimension_count_swa", "u32", windowed],
	["gemma4.attention.sliding_window", "u32", windowTokens],
	["gemma4.attention.sliding_window_pattern", "bool", layers.map(isWindowed)],
	["gemma4.attention.shared_kv_layers", "u32", shared],
	["gemma4.embedding_length_per_layer_input", "u32", perLayer],
	["gemma4.final_logit_softcapping", "f32", 30],
] satisfies Entry[];
