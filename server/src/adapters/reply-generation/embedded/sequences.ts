import type { LlamaContextSequence, Token } from "node-llama-cpp";

import { FairQueue, type Waiting } from "../../../threads/fair-queue.ts";

interface WaitingTurn extends Waiting {
	tokens: readonly Token[];
	take(sequence: LlamaContextSequence): void;
}

/**
 * Gives each prompt the free sequence that shares the longest beginning with it; on a tie, the least recently used one.
 * If no sequence is free, prompts wait in a queue that is fair between people.
 */
export class Sequences {
	/** The least recently used one first. */
	readonly #free: LlamaContextSequence[];
	readonly #users = new Map<LlamaContextSequence, string>();
	readonly #queue = new FairQueue<WaitingTurn>();

	constructor(sequences: readonly LlamaContextSequence[]) {
		this.#free = [...sequences];
	}

	/**
	 * Reserves a sequence until `giveBack`.
	 * @throws the signal's reason if it fires before a sequence is free
	 */
	async take(personId: string, tokens: readonly Token[], signal: AbortSignal): Promise<LlamaContextSequence> {
		signal.throwIfAborted();
		return this.takeFree(personId, tokens) ?? this.#wait(personId, tokens, signal);
	}

	/** As `take`, but undefined if no sequence is free. */
	takeFree(personId: string, tokens: readonly Token[]): LlamaContextSequence | undefined {
		const best = this.#best(tokens);
		if (best) this.#users.set(best, personId);
		return best;
	}

	giveBack(sequence: LlamaContextSequence): void {
		this.#users.delete(sequence);
		this.#free.push(sequence);
		const next = this.#queue.next(new Set(this.#users.values())) ?? this.#queue.next(new Set());
		const best = next && this.#best(next.tokens);
		if (!best) return;
		this.#users.set(best, next.personId);
		next.take(best);
	}

	#best(tokens: readonly Token[]): LlamaContextSequence | undefined {
		const [best] = this.#free
			.map((sequence) => ({ sequence, read: sharedLength(sequence.contextTokens, tokens) }))
			.sort((a, b) => b.read - a.read);
		if (best) this.#free.splice(this.#free.indexOf(best.sequence), 1);
		return best?.sequence;
	}

	#wait(personId: string, tokens: readonly Token[], signal: AbortSignal): Promise<LlamaContextSequence> {
		const { promise, resolve, reject } = Promise.withResolvers<LlamaContextSequence>();
		const turn: WaitingTurn = { personId, tokens, size: tokens.length, isUrgent: false, take: resolve };
		const leave = () => {
			// A turn that has just received a sequence gives it back itself.
			if (this.#queue.remove(turn)) reject(signal.reason);
		};
		signal.addEventListener("abort", leave, { once: true });
		this.#queue.add(turn);
		return promise.finally(() => signal.removeEventListener("abort", leave));
	}
}

function sharedLength(a: readonly Token[], b: readonly Token[]): number {
	let length = 0;
	while (length < a.length && length < b.length && a[length] === b[length]) length++;
	return length;
}
