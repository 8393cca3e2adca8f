import { seededRandom } from "@sayso/contract/testing/seeded-random.ts";
import { byteTokens, spelled, vocabulary } from "./byte-tokens.ts";
import { type Entry, type GgufTensor, gguf } from "./gguf.ts";

/** A speaker's answer to every prompt: one card per line, in card order. */
export const spokenLines = [
	"positive|Yes, I would love that today.|yes|👍",
	"negative|No, not today, thank you though.|no|🙅",
	"neutral|I am still thinking about that one.|think|💭",
	"question|What time would suit you best?|time|🕒",
	"uncertain|I am not sure about that yet.|unsure|🤔",
	"neutral_final|I really do not mind at all.|choose|🤷",
] as const;

const special = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"];
const chatMl =
	"{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content }}<|im_end|>\n{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}";

/**
 * A language model of 2 MB with weights set by hand: a line break is followed by its first line, and each line by the
 * next. A line is one token; everything else is one token per byte.
 * @param lines its answer
 * @param architecture the name in the file; the library refuses unknown ones
 * @param template the chat template, in Jinja
 */
export function speaker(lines: readonly string[] = spokenLines, architecture = "llama", template = chatMl): Buffer {
	return tableModel({ lines, architecture, template, chance: () => 0 });
}

/**
 * A model of the same shape that continues each token with any other, so that it explores unusual paths of a grammar.
 */
export function babbler(): Buffer {
	const random = seededRandom(1);
	return tableModel({ lines: [], architecture: "llama", template: chatMl, chance: () => 4 * random() });
}

interface Making {
	lines: readonly string[];
	architecture: string;
	template: string;
	/** The score of each pair of tokens that `lines` does not set. */
	chance(): number;
}

/**
 * Embeddings are one-hot, attention and feed-forward are zero, so the output is a table of which token follows which.
 */
function tableModel({ lines, architecture, template, chance }: Making): Buffer {
	const { tokens, entries } = vocabulary(
		special,
		lines.map((line) => spelled(`${line}\n`)),
		template,
	);
	const end = byteTokens.length;
	const first = end + special.length;
	const width = Math.ceil(tokens.length / 32) * 32;
	const follows = new Float32Array(width * tokens.length).map(chance);
	const follow = (token: number, next: number) => follows.fill(1, next * width + token, next * width + token + 1);
	if (lines.length > 0) follow("\n".charCodeAt(0), first);
	lines.forEach((_, at) => void follow(first + at, at + 1 < lines.length ? first + at + 1 : end));
	const oneHot = new Float32Array(width * tokens.length);
	tokens.forEach((_, token) => void oneHot.fill(1, token * width + token, token * width + token + 1));
	const [heads, inner] = [4, 32];
	return gguf(
		[
			["general.architecture", "string", architecture],
			["general.name", "string", "speaker"],
			["general.file_type", "u32", 0],
			...shape(architecture, { width, inner, heads }),
			...entries,
		],
		[
			{ name: "token_embd.weight", dims: [width, tokens.length], values: oneHot },
			ones("output_norm.weight", width),
			{ name: "output.weight", dims: [width, tokens.length], values: follows },
			ones("blk.0.attn_norm.weight", width),
			...["q", "k", "v", "output"].map((part) => zeros(`blk.0.attn_${part}.weight`, width, width)),
			ones("blk.0.ffn_norm.weight", width),
			zeros("blk.0.ffn_gate.weight", width, inner),
			zeros("blk.0.ffn_up.weight", width, inner),
			zeros("blk.0.ffn_down.weight", inner, width),
		],
	);
}

const shape = (architecture: string, { width, inner, heads }: { width: number; inner: number; heads: number }) =>
	[
		[`${architecture}.context_length`, "u32", 8_192],
		[`${architecture}.embedding_length`, "u32", width],
		[`${architecture}.block_count`, "u32", 1],
		[`${architecture}.feed_forward_length`, "u32", inner],
		[`${architecture}.attention.head_count`, "u32", heads],
		[`${architecture}.attention.head_count_kv`, "u32", heads],
		[`${architecture}.attention.layer_norm_rms_epsilon`, "f32", 1e-6],
		[`${architecture}.rope.dimension_count`, "u32", width / heads],
	] satisfies Entry[];

const zeros = (name: string, ...dims: number[]): GgufTensor => ({
	name,
	dims,
	values: new Float32Array(dims.reduce((a, b) => a * b)),
});
const ones = (name: string, size: number): GgufTensor => ({
	name,
	dims: [size],
	values: new Float32Array(size).fill(1),
});
