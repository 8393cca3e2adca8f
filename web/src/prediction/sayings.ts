import { dayMilliseconds } from "@sayso/contract/day.ts";
import { limits } from "@sayso/contract/limits.ts";
import { plainSentence, sentencesOf } from "./words.ts";

/** A sentence that the person said in their own words. */
export interface Saying {
	text: string;
	/** How often it was said. */
	count: number;
	/** When it was said last, in milliseconds since 1970. */
	last: number;
}

/** A person's sayings by `plainSentence`. */
export type Sayings = ReadonlyMap<string, Saying>;

/** The result of learning or forgetting: the keys of new and of removed sayings. */
export interface Change {
	sayings: Sayings;
	changed: readonly string[];
}

/** Days that a saying is kept longer each time its count doubles. */
const doublingDays = 30;

/** Which sayings stay over the limit: the higher. Frequency outweighs recency, up to a point. */
const worth = ({ count, last }: Saying): number => last + Math.log2(1 + count) * doublingDays * dayMilliseconds;

/** Learns a text sentence by sentence; over the limit the lowest ones are removed. */
export function learned(sayings: Sayings, text: string, at: number): Change {
	const next = new Map(sayings);
	const changed = new Set<string>();
	for (const sentence of sentencesOf(text)) {
		const key = plainSentence(sentence);
		if (key === "" || sentence.length > limits.ownWords.sentenceCharacters) continue;
		const { count = 0, last = 0 } = next.get(key) ?? {};
		next.set(key, { text: sentence, count: count + 1, last: Math.max(last, at) });
		changed.add(key);
	}
	return withinRoom(next, changed);
}

/** Removes the lowest sayings over the limit. */
export function withinRoom(sayings: Map<string, Saying>, changed: Set<string>): Change {
	const tooMany = sayings.size - limits.ownWords.sentences;
	if (tooMany > 0)
		for (const [key] of [...sayings].sort(([, a], [, b]) => worth(a) - worth(b)).slice(0, tooMany)) {
			sayings.delete(key);
			changed.add(key);
		}
	return { sayings, changed: [...changed] };
}

/** Forgets every sentence of a text, whatever its count. */
export function forgotten(sayings: Sayings, text: string): Change {
	const next = new Map(sayings);
	const changed = sentencesOf(text)
		.map(plainSentence)
		.filter((key) => next.delete(key));
	return { sayings: next, changed };
}
