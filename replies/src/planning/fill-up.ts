import type { BankRow } from "../bank/parse.ts";

/** Tones that a set of a size holds at least, where its rows have them. */
export const fewestTones = { 2: 2, 4: 3, 6: 4 } as const;
const questions = { 2: 1, 4: 1, 6: 2 } as const;

/** Says that an answer is to come, and none. */
export const isStalling = ({ intent }: BankRow) =>
	/^anywhere\/(?:moment|type-it|unsure|say-again|come-back|want-to-talk|listening)$/.test(intent);

/** Optional rows in turn: those that say something before those that only stall, a tone the set lacks first, and no more questions than a set may hold. */
export function fillUp(first: readonly BankRow[], optional: readonly BankRow[], count: 2 | 4 | 6): BankRow[] {
	const required = first.slice(0, count);
	const taken: BankRow[] = [];
	const left = [...optional];
	const tones = () => new Set([...required, ...taken].map((row) => row.tone));
	const asked = () => [...required, ...taken].filter((row) => row.tone === "question").length;
	while (required.length + taken.length < count && left.length > 0) {
		const allowed = left.filter(
			(row) =>
				(row.tone !== "question" || asked() < questions[count]) &&
				(row.tone !== "neutral_final" || !tones().has("neutral_final")),
		);
		const lacking = (rows: readonly BankRow[]) => rows.find((row) => !tones().has(row.tone));
		const content = allowed.filter((row) => !isStalling(row));
		const few = tones().size < fewestTones[count];
		const next = lacking(content) ?? (few ? lacking(allowed) : content[0]) ?? lacking(allowed) ?? allowed[0] ?? left[0];
		if (!next) break;
		taken.push(next);
		left.splice(left.indexOf(next), 1);
	}
	return [...required, ...taken];
}
