import { closeSync, openSync, writeSync } from "node:fs";
import { seededRandom } from "@sayso/contract/testing/seeded-random.ts";
import { vocabulary } from "@sayso/harness/made-models/byte-tokens.ts";
import {
	type GemmaSize,
	gemmaHeader,
	gemmaMarks,
	gemmaTemplate,
	gemmaTensors,
	tinyGemma,
} from "@sayso/harness/made-models/gemma.ts";
import { bytesOf, type Entry, ggufHead, paddingAfter, type TensorShape } from "@sayso/harness/made-models/gguf.ts";

const gemmas = {
	"Gemma 4 E2B": {
		layers: 35,
		width: 1_536,
		inner: 6_144,
		innerShared: 12_288,
		heads: 8,
		windowed: 256,
		full: 512,
		perLayer: 256,
		shared: 20,
		windowTokens: 512,
		tokens: 262_144,
	},
	tiny: { ...tinyGemma, tokens: 4_096 },
} satisfies Record<string, GemmaSize & { tokens: number }>;

const qwens = {
	"Qwen3 0.6B": { layers: 28, width: 1_024, inner: 3_072, heads: 16, tokens: 151_936 },
	"Qwen3 4B": { layers: 36, width: 2_560, inner: 9_728, heads: 32, tokens: 151_936 },
};
const [qwenHead, qwenKeyHeads] = [128, 8];

export type ShapeName = keyof typeof gemmas | keyof typeof qwens;

/** Pairs of letters that are merged, and the resulting tokens: see `learnMerges`. */
interface Learned {
	merges: readonly string[];
	words: readonly string[];
}

/**
 * Writes a model file of a real shape with arbitrary weights: it computes as much as the real one and writes nonsense.
 * Weights have four bits.
 */
export function writeShape(path: string, name: ShapeName, learned: Learned): void {
	const { header, tensors } =
		name in gemmas ? gemma(name as keyof typeof gemmas, learned) : qwen(name as keyof typeof qwens, learned);
	const shapes = tensors.map(
		({ name, dims, isNorm }): TensorShape => ({ name, dims, storage: isNorm ? "f32" : "q4_0" }),
	);
	const weights = arbitraryWeights(name === "tiny" ? 0x2c00 : 0x2000);
	const file = openSync(path, "w");
	writeSync(file, ggufHead(header, shapes));
	for (const shape of shapes) {
		const bytes = bytesOf(shape);
		const content = shape.storage === "f32" ? Buffer.from(new Float32Array(bytes / 4).fill(1).buffer) : weights;
		for (let left = bytes; left > 0; left -= content.length)
			writeSync(file, content, 0, Math.min(left, content.length));
		writeSync(file, Buffer.alloc(paddingAfter(bytes)));
	}
	closeSync(file);
}

/** 4,096 blocks of 32 weights. @param scale of each block, as a 16-bit float */
function arbitraryWeights(scale: number): Buffer {
	const random = seededRandom(1);
	const blocks = Buffer.from(Array.from({ length: 18 * 4_096 }, () => 256 * random()));
	for (let at = 0; at < blocks.length; at += 18) blocks.writeUInt16LE(scale, at);
	return blocks;
}

/** As many tokens as in the real one: those that the text needs, then unused ones. */
function vocabularyOf(tokens: number, marks: readonly string[], template: string, { merges, words }: Learned) {
	const others = Array.from({ length: tokens - 256 - marks.length - words.length }, (_, at) => `w${at}`);
	return vocabulary(marks, [...words, ...others], template, merges).entries;
}

function gemma(name: keyof typeof gemmas, learned: Learned) {
	const size = gemmas[name];
	const entries = vocabularyOf(size.tokens, gemmaMarks, gemmaTemplate, learned);
	return { header: [...gemmaHeader(size), ...entries], tensors: gemmaTensors(size, size.tokens) };
}

function qwen(name: keyof typeof qwens, learned: Learned) {
	const { layers, width, inner, heads, tokens } = qwens[name];
	const weight = (name: string, ...dims: number[]) => ({ name: `${name}.weight`, dims, isNorm: false });
	const norm = (name: string, length: number) => ({ name: `${name}.weight`, dims: [length], isNorm: true });
	const template = "{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content }}<|im_end|>\n{% endfor %}";
	const header: Entry[] = [
		["general.architecture", "string", "qwen3"],
		["general.name", "string", "made"],
		["general.file_type", "u32", 2],
		["qwen3.context_length", "u32", 40_960],
		["qwen3.embedding_length", "u32", width],
		["qwen3.block_count", "u32", layers],
		["qwen3.feed_forward_length", "u32", inner],
		["qwen3.attention.head_count", "u32", heads],
		["qwen3.attention.head_count_kv", "u32", qwenKeyHeads],
		["qwen3.attention.key_length", "u32", qwenHead],
		["qwen3.attention.value_length", "u32", qwenHead],
		["qwen3.attention.layer_norm_rms_epsilon", "f32", 1e-6],
		["qwen3.rope.freq_base", "f32", 1e6],
		...vocabularyOf(tokens, ["<|endoftext|>", "<|im_start|>", "<|im_end|>"], template, learned),
	];
	const tensors = [
		weight("token_embd", width, tokens),
		norm("output_norm", width),
		...Array.from({ length: layers }, (_, layer) => `blk.${layer}.`).flatMap((b) => [
			norm(`${b}attn_norm`, width),
			weight(`${b}attn_q`, width, qwenHead * heads),
			weight(`${b}attn_k`, width, qwenHead * qwenKeyHeads),
			weight(`${b}attn_v`, width, qwenHead * qwenKeyHeads),
			weight(`${b}attn_output`, qwenHead * heads, width),
			norm(`${b}attn_q_norm`, qwenHead),
			norm(`${b}attn_k_norm`, qwenHead),
			norm(`${b}ffn_norm`, width),
			weight(`${b}ffn_gate`, width, inner),
			weight(`${b}ffn_up`, width, inner),
			weight(`${b}ffn_down`, inner, width),
		]),
	];
	return { header, tensors };
}
