import { LRUCache } from "lru-cache";
import type { FirebaseAccount } from "./firebase-admin.ts";

/**
 * How long Firebase's data about an account is cached. A disabled account, or a reset by mail, takes effect after this
 * time at the latest.
 */
export const rememberedMilliseconds = 30_000;
const mostAccounts = 10_000;

/**
 * Caches Firebase's accounts for a short time, so that not every call of a person asks Firebase. Simultaneous calls
 * share one request. A failed request is not cached.
 */
export class FirebaseAccounts {
	readonly #ask: (localId: string) => Promise<FirebaseAccount | undefined>;
	readonly #known: LRUCache<string, Promise<FirebaseAccount | undefined>>;

	/** @param now a clock in milliseconds */
	constructor(ask: (localId: string) => Promise<FirebaseAccount | undefined>, now: () => number) {
		this.#ask = ask;
		this.#known = new LRUCache({ max: mostAccounts, ttl: rememberedMilliseconds, ttlResolution: 0, perf: { now } });
	}

	/** @returns undefined if there is no such account @throws {SeamError} */
	async of(localId: string): Promise<FirebaseAccount | undefined> {
		const known = this.#known.get(localId);
		if (known) return known;
		const asked = this.#ask(localId);
		this.#known.set(localId, asked);
		asked.catch(() => this.forget(localId));
		return asked;
	}

	/** Drops an account from the cache. */
	forget(localId: string): void {
		this.#known.delete(localId);
	}
}
