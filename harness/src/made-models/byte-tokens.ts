import type { Entry } from "./gguf.ts";

/** GPT-2's character for each byte: unprintable bytes have characters from 256 on. */
export const byteTokens: readonly string[] = (() => {
	const isPrintable = (byte: number) =>
		(byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
	let unprintable = 0;
	return Array.from({ length: 256 }, (_, byte) => String.fromCodePoint(isPrintable(byte) ? byte : 256 + unprintable++));
})();

/** A text in the characters of its bytes. */
export const spelled = (text: string): string => [...Buffer.from(text)].map((byte) => byteTokens[byte]).join("");

/**
 * A vocabulary with one token for each byte, and some more.
 * @param special marks, of which the first ends a text
 * @param words tokens of several bytes, in their characters
 * @param template the chat template, in Jinja
 * @param merges pairs of tokens, in their characters, that form a longer one
 */
export function vocabulary(
	special: readonly string[],
	words: readonly string[],
	template: string,
	merges: readonly string[] = [],
) {
	const tokens = [...byteTokens, ...special, ...words];
	const isSpecial = (at: number) => at >= byteTokens.length && at < byteTokens.length + special.length;
	return {
		tokens,
		entries: [
			["tokenizer.ggml.model", "string", "gpt2"],
			["tokenizer.ggml.pre", "string", "qwen2"],
			["tokenizer.ggml.tokens", "string", tokens],
			["tokenizer.ggml.token_type", "i32", tokens.map((_, at) => (isSpecial(at) ? 3 : 1))],
			["tokenizer.ggml.merges", "string", merges],
			["tokenizer.ggml.eos_token_id", "u32", byteTokens.length],
			["tokenizer.ggml.add_bos_token", "bool", false],
			["tokenizer.chat_template", "string", template],
		] satisfies Entry[],
	};
}
