import type { Tone } from "@sayso/contract/entities/answer.ts";
import { type Direction, directionOf, type PlanRow, placeOf } from "@sayso/replies";

/** A stance that a set may not go without. */
export interface Demand {
	/** The stance that meets it where none has come by itself. */
	tone: Tone;
	isMetBy(tone: Tone): boolean;
}

const stances: Record<Direction, Tone> = { yes: "positive", no: "negative", other: "neutral" };

/** One half of a choice or of a pair, and what must stand beside it: the other half, or at least its plain stance. */
const halves: Partial<Record<Tone, readonly [half: Tone, plain: Tone]>> = {
	option_a: ["option_b", "negative"],
	option_b: ["option_a", "positive"],
	positive_a: ["negative_a", "negative"],
	negative_a: ["positive_a", "positive"],
	positive_b: ["negative_b", "negative"],
	negative_b: ["positive_b", "positive"],
};

/**
 * What a set still lacks, in card order: of the directions its turn requires, and of the halves of what stands in it.
 * @param tones of the cards that stand
 */
export function openDemands(
	directions: readonly Direction[],
	rows: readonly PlanRow[],
	tones: readonly Tone[],
): Demand[] {
	const ofHalves = tones.flatMap((stance): Demand[] => {
		const beside = halves[stance];
		return beside ? [{ tone: beside[0], isMetBy: (tone) => beside.includes(tone) }] : [];
	});
	const halvesOpen = ofHalves.filter(({ isMetBy }) => !tones.some(isMetBy));
	const ofTurn = directions.map((direction): Demand => {
		const planned = rows.find((row) => row.required && directionOf(row.tone) === direction);
		return { tone: planned?.tone ?? stances[direction], isMetBy: (tone) => directionOf(tone) === direction };
	});
	const open = ofTurn.filter(({ isMetBy }) => ![...tones, ...halvesOpen.map(({ tone }) => tone)].some(isMetBy));
	return [...halvesOpen, ...open].sort((a, b) => placeOf(a.tone) - placeOf(b.tone));
}
