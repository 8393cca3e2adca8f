import type { LlamaContextSequence, Token } from "node-llama-cpp";

import { FairQueue, type Waiting } from "../../../threads/fair-queue.ts";

interface WaitingTurn extends Waiting {
	tokens: readonly Token[];
	take(sequence: LlamaContextSequence): void;
}

/**
 * Who reads and writes in which sequence: the free one that has read most of a prompt already, and among equals the one that was
 * used longest ago. Where none is free, turns are shared out by person.
 */
export class Sequences {
	/** The one used longest ago first. */
	readonly #free: LlamaContextSequence[];
	readonly #users = new Map<LlamaContextSequence, string>();
	readonly #queue = new FairQueue<WaitingTurn>();

	constructor(sequences: readonly LlamaContextSequence[]) {
		this.#free = [...sequences];
	}

	/**
	 * A sequence that nobody else uses until it is given back.
	 * @throws the signal's reason where it fires before
	 */
	async take(personId: string, tokens: readonly Token[], signal: AbortSignal): Promise<LlamaContextSequence> {
		signal.throwIfAborted();
		const best = this.#best(tokens);
		if (!best) return this.#wait(personId, tokens, signal);
		this.#users.set(best, personId);
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
			// One that has just been given a sequence gives it back like any other.
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
