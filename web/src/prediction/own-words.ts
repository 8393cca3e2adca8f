import type { Kept } from "../kept/kept.ts";
import { listeners } from "../listeners.ts";
import { type Change, forgotten, learned, type Saying, type Sayings } from "./sayings.ts";

/**
 * The person's own words, from which prediction suggests. Text off the record is never passed to `learn`; deleted text is passed to
 * `forget`.
 */
export interface OwnWords {
	readonly sayings: Sayings;
	subscribe(listener: () => void): () => void;
	/** Stores the sentences of a text that was just said. */
	learn(text: string): Promise<void>;
	/** Applies a change to the sayings. */
	change(make: (sayings: Sayings) => Change): Promise<void>;
	/** Never suggests these sentences again, unless they are said again. */
	forget(text: string): Promise<void>;
	forgetAll(): Promise<void>;
}

const shelf = "own-words";

/** A stored saying. Its id reveals nothing. */
interface Item {
	key: string;
	saying: Saying;
}

/** Another version may have stored another shape. */
const isItem = (value: Partial<Item> | null): value is Item =>
	typeof value?.key === "string" &&
	typeof value.saying?.text === "string" &&
	value.saying.count > 0 &&
	value.saying.last > 0;

const opened = new WeakMap<Kept, Promise<OwnWords>>();

/** The own words in this browser: one instance for all callers. */
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
	const changes = listeners();
	let lastWrite: Promise<void> = Promise.resolve();

	/** Writes run one after another, so that forgotten text is not written again. */
	function write(work: () => Promise<void>): Promise<void> {
		lastWrite = lastWrite.catch(() => undefined).then(work);
		return lastWrite;
	}

	function take({ sayings: next, changed }: Change): Promise<void> {
		sayings = next;
		changes.emit();
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
		subscribe: changes.subscribe,
		learn: (text) => take(learned(sayings, text, Date.now())),
		change: (make) => take(make(sayings)),
		forget: (text) => take(forgotten(sayings, text)),
		forgetAll() {
			sayings = new Map();
			changes.emit();
			return write(async () => {
				ids.clear();
				await kept.clear(shelf);
			});
		},
	};
}
