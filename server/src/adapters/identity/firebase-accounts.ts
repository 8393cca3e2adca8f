import { LRUCache } from "lru-cache";
import type { FirebaseAccount } from "./firebase-admin.ts";

/** How long what Firebase said of an account holds: so long may a disabled account, or a reset by mail, go unnoticed. */
export const rememberedMilliseconds = 30_000;
const mostAccounts = 10_000;

/**
 * Accounts as Firebase had them a moment ago, so that the calls of one person do not ask it each time. Calls at the same
 * moment share one question; a question that failed is asked again.
 */
export class FirebaseAccounts {
	readonly #ask: (localId: string) => Promise<FirebaseAccount | undefined>;
	readonly #known: LRUCache<string, Promise<FirebaseAccount | undefined>>;

	/** @param now milliseconds from any start */
	constructor(ask: (localId: string) => Promise<FirebaseAccount | undefined>, now: () => number) {
		this.#ask = ask;
		this.#known = new LRUCache({ max: mostAccounts, ttl: rememberedMilliseconds, ttlResolution: 0, perf: { now } });
	}

	/** @returns undefined where there is no such account. @throws {SeamError} */
	async of(localId: string): Promise<FirebaseAccount | undefined> {
		const known = this.#known.get(localId);
		if (known) return known;
		const asked = this.#ask(localId);
		this.#known.set(localId, asked);
		asked.catch(() => this.forget(localId));
		return asked;
	}

	/** What was known of it no longer holds. */
	forget(localId: string): void {
		this.#known.delete(localId);
	}
}
