import { renameSync } from "node:fs";
import type { LlamaContextSequence, LlamaModel, Token } from "node-llama-cpp";
import type { Speeds } from "../../../seams/reply-engines.ts";
import { type ChatTemplate, templateOf } from "./chat-template.ts";
import type { Library } from "./library.ts";
import type { ModelRefusal, StartModel } from "./messages.ts";

/** A loaded model, whose sequences have all read the fixed part. */
export interface OpenModel {
	library: Library;
	model: LlamaModel;
	template: ChatTemplate;
	sequences: readonly LlamaContextSequence[];
	/** The tokens of the prompt's fixed part, which is the same for every turn. */
	fixed: readonly Token[];
	speeds: Speeds;
}

/**
 * The context size in tokens. It has to hold the fixed part, a conversation, what is known about a person, and the
 * answer.
 */
const contextSize = 4_096;
/** Tokens per batch: one person's long prompt delays the others by at most so many tokens. */
const batchSize = 128;
/** The number of tokens in the speed measurement. */
const trial = { prompt: 64, generation: 16 };

/** Loads a model, measures its speed, and lets every sequence read the fixed part. */
export async function openModel(library: Library, given: StartModel): Promise<OpenModel | ModelRefusal> {
	const { modelPath } = given;
	const { module, llama, threads } = library;
	const header = await module
		.readGgufFileInfo(modelPath, { readTensorInfo: false, logWarnings: false })
		.catch(() => {});
	if (!header) return "file";
	const template = templateOf(header.metadata.tokenizer?.chat_template ?? "");
	if (!template) return "template";
	// Half of such a file is a lookup table, of which each token reads one row: it stays on the disk.
	const isSparse = String(header.metadata.general.architecture) === "gemma4";
	const mapping = isSparse ? { useMmap: true, lazyMode: true } : { useMmap: false };
	const model = await llama.loadModel({ modelPath, ...mapping }).catch(() => undefined);
	const context = await model
		?.createContext({ contextSize, sequences: given.sequences, threads, batchSize, swaFullCache: true })
		.catch(() => undefined);
	if (!model || !context) return "file";
	const sequences = Array.from({ length: given.sequences }, () => context.getSequence());
	const fixed = fixedPart(model, template, given.instructions);
	const speeds = await measured(sequences, fixed);
	await readFixedPart(sequences, fixed, given.statePath);
	return { library, model, template, sequences, fixed, speeds };
}

function fixedPart(model: LlamaModel, { system, user }: ChatTemplate, instructions: string): Token[] {
	const { bos, shouldPrependBosToken } = model.tokens;
	const [before, after] = system;
	return [
		...(shouldPrependBosToken && bos !== null ? [bos] : []),
		...model.tokenize(before, true),
		...model.tokenize(instructions, false),
		...model.tokenize(after, true),
		...model.tokenize(user[0], true),
	];
}

/** Tokens per second, measured on the beginning of the fixed part. */
async function measured([sequence]: readonly LlamaContextSequence[], fixed: readonly Token[]): Promise<Speeds> {
	if (!sequence) throw new Error("a model needs a sequence");
	const began = performance.now();
	await sequence.evaluateWithoutGeneratingNewTokens(fixed.slice(0, trial.prompt));
	const read = performance.now();
	let written = 0;
	for await (const _ of sequence.evaluate(fixed.slice(trial.prompt, trial.prompt + 1), {
		temperature: 0,
		yieldEogToken: true,
	}))
		if (++written === trial.generation) break;
	const perSecond = (tokens: number, milliseconds: number) => (1_000 * tokens) / Math.max(milliseconds, 1);
	return {
		prompt: perSecond(Math.min(trial.prompt, fixed.length), read - began),
		generation: perSecond(written, performance.now() - read),
	};
}

/** Gives every sequence the state after the fixed part: loaded from the disk, or computed once and saved there. */
async function readFixedPart(
	sequences: readonly LlamaContextSequence[],
	fixed: Token[],
	statePath: string | undefined,
): Promise<void> {
	let isKept = false;
	for (const sequence of sequences) {
		if (statePath && (await loaded(sequence, statePath, fixed))) {
			isKept = true;
			continue;
		}
		await sequence.adaptStateToTokens(fixed, false);
		await sequence.evaluateWithoutGeneratingNewTokens(fixed.slice(sequence.nextTokenIndex));
		if (!statePath || isKept) continue;
		try {
			await sequence.saveStateToFile(`${statePath}.part`);
			renameSync(`${statePath}.part`, statePath);
		} catch {
			// If the disk is full or read-only, the state is computed again at the next start.
		}
	}
}

/** The file is renamed while it is loaded, so that a file that crashes the process is not loaded at the next start. */
async function loaded(sequence: LlamaContextSequence, statePath: string, fixed: readonly Token[]): Promise<boolean> {
	try {
		renameSync(statePath, `${statePath}.tried`);
		await sequence.clearHistory();
		await sequence.loadStateFromFile(`${statePath}.tried`, { acceptRisk: true });
		const isThis =
			sequence.contextTokens.length === fixed.length &&
			fixed.every((token, at) => token === sequence.contextTokens[at]);
		if (isThis) renameSync(`${statePath}.tried`, statePath);
		return isThis;
	} catch {
		await sequence.clearHistory();
		return false;
	}
}
