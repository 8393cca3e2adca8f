import type { Tone } from "@sayso/contract/entities/answer.ts";

/** Where a stance stands among the cards: the same for every turn, so that hands and eyes learn it. */
const place: Record<Tone, number> = {
	positive: 0,
	option_a: 0,
	positive_a: 0,
	negative: 1,
	option_b: 1,
	negative_a: 1,
	positive_b: 2,
	negative_b: 3,
	neutral: 4,
	excited: 4,
	question: 5,
	uncertain: 6,
	neutral_final: 7,
};

export const placeOf = (tone: Tone): number => place[tone];

/** Rows as their cards stand; those of one place stay as they were. */
export const inCardOrder = <Row extends { tone: Tone }>(rows: readonly Row[]): Row[] =>
	[...rows].sort((a, b) => place[a.tone] - place[b.tone]);

/** The same for a choice: its third alternative, which is a plain acceptance, stands behind the second, as it was spoken. */
export function inSpokenOrder<Row extends { tone: Tone }>(rows: readonly Row[]): Row[] {
	const ordered = inCardOrder(rows);
	const further = ordered.filter(({ tone }) => tone === "positive");
	const others = ordered.filter(({ tone }) => tone !== "positive");
	const behind = others.findLastIndex(({ tone }) => tone === "option_b") + 1;
	return behind === 0 ? ordered : [...others.slice(0, behind), ...further, ...others.slice(behind)];
}
