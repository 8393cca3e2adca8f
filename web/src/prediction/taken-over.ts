import { type Change, type Saying, type Sayings, withinRoom } from "./sayings.ts";
import { plainSentence } from "./words.ts";

/** Merges sayings learnt elsewhere; merging them twice counts once. */
export function takenOver(sayings: Sayings, more: readonly Saying[]): Change {
	const next = new Map(sayings);
	const changed = new Set<string>();
	for (const { text, count, last } of more) {
		const key = plainSentence(text);
		const known = next.get(key);
		if (key === "" || (known && known.count >= count && known.last >= last)) continue;
		const isNewer = last > (known?.last ?? 0);
		next.set(key, {
			text: isNewer ? text : (known?.text ?? text),
			count: Math.max(count, known?.count ?? 0),
			last: Math.max(last, known?.last ?? 0),
		});
		changed.add(key);
	}
	return withinRoom(next, changed);
}
