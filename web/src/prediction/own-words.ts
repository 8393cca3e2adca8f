import type { Kept } from "../kept/kept.ts";
import { type Change, forgotten, learned, type Saying, type Sayings } from "./sayings.ts";

/**
 * What a person says in words of their own: prediction suggests from it. What was said off the record is never given to
 * `learn`; what is deleted anywhere is given to `forget`.
 */
export interface OwnWords {
	readonly sayings: Sayings;
	subscribe(listener: () => void): () => void;
	/** Remembers what was just said, its sentences one by one. */
	learn(text: string): Promise<void>;
	/** Takes what something else makes of the sayings. */
	change(make: (sayings: Sayings) => Change): Promise<void>;
	/** Never suggests these sentences again, unless they are said again. */
	forget(text: string): Promise<void>;
	forgetAll(): Promise<void>;
}

const shelf = "own-words";

/** A saying as it lies on the shelf. Its identifier there says nothing of it. */
interface Item {
	key: string;
	saying: Saying;
}

/** Another version may have kept another shape. */
const isItem = (value: Partial<Item> | null): value is Item =>
	typeof value?.key === "string" &&
	typeof value.saying?.text === "string" &&
	value.saying.count > 0 &&
	value.saying.last > 0;

const opened = new WeakMap<Kept, Promise<OwnWords>>();

/** The own words kept in this browser: one and the same for everybody who asks. */
export function ownWordsOf(kept: Kept): Promise<OwnWords> {
	const known = opened.get(kept) ?? openOwnWords(kept);
	opened.set(kept, known);
	known.catch(() => opened.delete(kept));
	return known;
}

async function openOwnWords(kept: Kept): Promise<OwnWords> {
	const held = (await kept.all<Partial<Item> | null>(shelf)).flatMap(({ id, value }) =>
		isItem(value) ? [{ id, value }] : [],
	);
	const ids = new Map(held.map(({ id, value }) => [value.key, id]));
	let sayings: Sayings = new Map(held.map(({ value }) => [value.key, value.saying]));
	const listeners = new Set<() => void>();
	let lastWrite: Promise<void> = Promise.resolve();

	/** Writes go one after another: what is forgotten is not written afterwards. */
	function write(work: () => Promise<void>): Promise<void> {
		lastWrite = lastWrite.catch(() => undefined).then(work);
		return lastWrite;
	}

	function take({ sayings: next, changed }: Change): Promise<void> {
		sayings = next;
		for (const listener of listeners) listener();
		return write(async () => {
			for (const key of changed) {
				const id = ids.get(key) ?? crypto.randomUUID();
				const saying = next.get(key);
				if (saying) {
					ids.set(key, id);
					await kept.put(shelf, id, { key, saying } satisfies Item);
				} else {
					ids.delete(key);
					await kept.remove(shelf, id);
				}
			}
		});
	}

	return {
		get sayings() {
			return sayings;
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		learn: (text) => take(learned(sayings, text, Date.now())),
		change: (make) => take(make(sayings)),
		forget: (text) => take(forgotten(sayings, text)),
		forgetAll() {
			sayings = new Map();
			for (const listener of listeners) listener();
			return write(async () => {
				ids.clear();
				await kept.clear(shelf);
			});
		},
	};
}
