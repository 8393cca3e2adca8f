import type { OpenModel } from "./open-model.ts";
import type { Sequences } from "./sequences.ts";

/** Tokens between two checks of `stop`: a caller who requests replies waits for at most so many. */
const readAtOnce = 32;

/** Reads the beginnings of turns while partners still speak, as long as no caller waits for replies. */
export class ReadAhead {
	readonly #open: OpenModel;
	readonly #sequences: Sequences;
	readonly #reading = new Set<Promise<void>>();
	#stop = new AbortController();

	constructor(open: OpenModel, sequences: Sequences) {
		this.#open = open;
		this.#sequences = sequences;
	}

	/** Resolves once the beginning was read, or reading was stopped. */
	async read(personId: string, beginning: string): Promise<void> {
		const reading = this.#read(personId, beginning, this.#stop.signal);
		this.#reading.add(reading);
		await reading.finally(() => this.#reading.delete(reading));
	}

	/** Resolves when all sequences are free, each with what it has read so far. */
	async stop(): Promise<void> {
		this.#stop.abort();
		this.#stop = new AbortController();
		await Promise.allSettled(this.#reading);
	}

	async #read(personId: string, beginning: string, signal: AbortSignal): Promise<void> {
		const { model, fixed } = this.#open;
		const tokens = [...fixed, ...model.tokenize(beginning, false)];
		const sequence = this.#sequences.takeFree(personId, tokens);
		if (!sequence) return;
		try {
			await sequence.adaptStateToTokens(tokens, false);
			while (sequence.nextTokenIndex < tokens.length && !signal.aborted) {
				const at = sequence.nextTokenIndex;
				await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(at, at + readAtOnce));
			}
		} finally {
			this.#sequences.giveBack(sequence);
		}
	}
}
