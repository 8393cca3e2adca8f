import type { LlamaContextSequence, Token } from "node-llama-cpp";
import type { AskModel } from "./messages.ts";
import type { OpenModel } from "./open-model.ts";
import type { Sequences } from "./sequences.ts";

/** Tokens. */
const readAtOnce = 128;

export type Step = { begun: true } | { line: string } | { end: { input: number; output: number } };

/** Answers one prompt and yields each complete line. Leaving the iteration frees the sequence. */
export async function* ask(
	open: OpenModel,
	sequences: Sequences,
	asked: AskModel,
	signal: AbortSignal,
): AsyncGenerator<Step, void> {
	const tokens = promptTokens(open, asked);
	const sequence = await sequences.take(asked.personId, tokens, signal);
	try {
		yield { begun: true };
		yield* lines(open, sequence, tokens, asked, signal);
	} finally {
		sequences.giveBack(sequence);
	}
}

/**
 * The tokens of the fixed part and the prompt. If they do not fit, the beginning of the prompt is cut: what is known
 * about the person goes before what was said. Words are never parsed as template marks.
 */
function promptTokens({ model, template, fixed, sequences }: OpenModel, { prompt, mostTokens }: AskModel): Token[] {
	const words = model.tokenize(prompt, false);
	const end = [...model.tokenize(template.user[1], true), ...model.tokenize(template.model, true)];
	const room = (sequences[0]?.contextSize ?? 0) - fixed.length - end.length - mostTokens - 1;
	return [...fixed, ...words.slice(Math.max(0, words.length - room)), ...end];
}

async function* lines(
	{ library: { module, llama }, model, template }: OpenModel,
	sequence: LlamaContextSequence,
	tokens: Token[],
	{ grammar, mostTokens, temperature }: AskModel,
	signal: AbortSignal,
): AsyncGenerator<Step, void> {
	const grammarEvaluationState = new module.LlamaGrammarEvaluationState({
		model,
		grammar: await llama.createGrammar({ grammar }),
	});
	// All but the last token may have been read before; generation continues from the last one.
	await sequence.adaptStateToTokens(tokens.slice(0, -1), false);
	const unread = tokens.slice(sequence.nextTokenIndex);
	let read = 0;
	// Between two reads, stop if the caller has left.
	for (; unread.length - read > readAtOnce; read += readAtOnce) {
		await sequence.evaluateWithoutGeneratingNewTokens(unread.slice(read, read + readAtOnce));
		signal.throwIfAborted();
	}
	const sampling = { ...template.sampling, ...(temperature !== undefined && { temperature }) };
	let output = 0;
	let line = "";
	let pending: Token[] = [];
	for await (const token of sequence.evaluate(unread.slice(read), { ...sampling, grammarEvaluationState })) {
		signal.throwIfAborted();
		output += 1;
		pending.push(token);
		const piece = model.detokenize(pending);
		// A character of several tokens is not complete yet.
		if (!piece.endsWith("\uFFFD") || pending.length > 8) {
			line += piece;
			pending = [];
		}
		for (let at = line.indexOf("\n"); at >= 0; at = line.indexOf("\n")) {
			yield { line: line.slice(0, at) };
			line = line.slice(at + 1);
		}
		if (output >= mostTokens) break;
	}
	yield { end: { input: unread.length, output } };
}
