import { spelled } from "@sayso/harness/made-models/byte-tokens.ts";

/** How the library splits a text before it merges letters ("qwen2" in llama.cpp). */
const pieces =
	/'(?:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+/giu;

/**
 * Byte pair encoding, learned from a text until that has as few tokens as with a real model.
 * @returns the pairs in the order of their merges, and the resulting tokens
 */
export function learnMerges(text: string, mostTokens: number): { merges: string[]; words: string[] } {
	const counts = new Map<string, number>();
	for (const [piece] of text.matchAll(pieces)) counts.set(spelled(piece), (counts.get(spelled(piece)) ?? 0) + 1);
	const pieceTokens = Array.from(counts, ([piece, count]) => ({ tokens: [...piece], count }));
	const merges: string[] = [];
	const words: string[] = [];
	const length = () => pieceTokens.reduce((sum, { tokens, count }) => sum + tokens.length * count, 0);
	while (length() > mostTokens) {
		const pair = commonest(pieceTokens);
		if (!pair) break;
		merges.push(pair);
		const [left, right] = pair.split(" ");
		words.push(`${left}${right}`);
		for (const piece of pieceTokens) piece.tokens = joined(piece.tokens, left, right);
	}
	return { merges, words };
}

function commonest(pieceTokens: readonly { tokens: readonly string[]; count: number }[]): string | undefined {
	const pairs = new Map<string, number>();
	for (const { tokens, count } of pieceTokens)
		for (let at = 1; at < tokens.length; at++) {
			const pair = `${tokens[at - 1]} ${tokens[at]}`;
			pairs.set(pair, (pairs.get(pair) ?? 0) + count);
		}
	return [...pairs].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function joined(tokens: readonly string[], left: string | undefined, right: string | undefined): string[] {
	const result: string[] = [];
	for (const token of tokens)
		if (token === right && result.at(-1) === left) result[result.length - 1] = `${left}${right}`;
		else result.push(token);
	return result;
}
