import type { Closing } from "@sayso/contract/v1/ws.ts";

type End = (closing: Closing) => void;

/** Who is being listened to in this process: one stream a person, the newest wins. */
export class Listeners {
	readonly #ends = new Map<string, End>();

	/** Ends the person's earlier stream, if there is one. @returns what to call when this one is over */
	enter(personId: string, end: End): () => void {
		this.#ends.get(personId)?.("replaced");
		this.#ends.set(personId, end);
		return () => {
			if (this.#ends.get(personId) === end) this.#ends.delete(personId);
		};
	}

	endAll(closing: Closing): void {
		for (const end of this.#ends.values()) end(closing);
	}

	get size(): number {
		return this.#ends.size;
	}
}
