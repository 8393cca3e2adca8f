/*
 * The baseline: the library alone, in a separate process like ours. Arguments: the model's file and the number of
 * threads. For each message it reads `system` and the `known` part of `user`, then measures how long the rest and the
 * answer take.
 */
import { templateOf } from "../../../server/src/adapters/reply-generation/embedded/chat-template.ts";
import { openLibrary } from "../../../server/src/adapters/reply-generation/embedded/library.ts";

export interface BareTurn {
	system: string;
	user: string;
	/** The beginning of `user`, read before the clock starts. */
	known: string;
	grammar: string;
	mostTokens: number;
}

const [, , modelPath = "", threads] = process.argv;
const library = await openLibrary({ gpu: false, threads: Number(threads) });
if (!library) throw new Error("llama.cpp does not run on this machine");
const { module, llama } = library;
const isSparse = !modelPath.includes("Qwen");
const model = await llama.loadModel({ modelPath, useMmap: isSparse, ...(isSparse && { lazyMode: true }) });
const sizes = { contextSize: 4_096, sequences: 3, batchSize: 128 };
const context = await model.createContext({ ...sizes, threads: Number(threads), swaFullCache: true });
const sequence = context.getSequence();
const marks = templateOf(model.fileInfo.metadata.tokenizer.chat_template ?? "");
if (!marks) throw new Error("The made model has no template that is known");

process.on("disconnect", () => process.exit(0));
process.on("message", async ({ system, user, known, grammar, mostTokens }: BareTurn) => {
	const words = model.tokenize(user, false);
	const before = model.tokenize(known, false);
	const shared = before.findIndex((token, at) => token !== words[at]);
	const fixed = [
		...model.tokenize(marks.system[0], true),
		...model.tokenize(system, false),
		...model.tokenize(marks.system[1], true),
		...model.tokenize(marks.user[0], true),
	];
	const end = [...model.tokenize(marks.user[1], true), ...model.tokenize(marks.model, true)];
	const all = [...fixed, ...words, ...end];
	const read = all.slice(0, fixed.length + (shared < 0 ? before.length : shared));
	await sequence.adaptStateToTokens(read, false);
	await sequence.evaluateWithoutGeneratingNewTokens(read.slice(sequence.nextTokenIndex));
	process.send?.({ milliseconds: await answered(all.slice(read.length), grammar, mostTokens) });
});
process.send?.({ ready: true });

async function answered(
	tokens: ReturnType<typeof model.tokenize>,
	grammar: string,
	mostTokens: number,
): Promise<number> {
	const began = performance.now();
	const state = new module.LlamaGrammarEvaluationState({ model, grammar: await llama.createGrammar({ grammar }) });
	let written = 0;
	for await (const _ of sequence.evaluate(tokens, { temperature: 0, grammarEvaluationState: state }))
		if (++written === mostTokens) break;
	return performance.now() - began;
}
