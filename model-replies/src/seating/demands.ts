import type { Tone } from "@sayso/contract/entities/answer.ts";
import { type Direction, directionOf, type PlanRow, placeOf } from "@sayso/replies";

/** A stance that a set must contain. */
export interface Demand {
	/** The stance that satisfies it if the model has not offered one. */
	tone: Tone;
	isMetBy(tone: Tone): boolean;
}

const stances: Record<Direction, Tone> = { yes: "positive", no: "negative", other: "neutral" };

/** One half of a choice or a pair, and its required counterpart: the other half, or at least its plain stance. */
const halves: Partial<Record<Tone, readonly [half: Tone, plain: Tone]>> = {
	option_a: ["option_b", "negative"],
	option_b: ["option_a", "positive"],
	positive_a: ["negative_a", "negative"],
	negative_a: ["positive_a", "positive"],
	positive_b: ["negative_b", "negative"],
	negative_b: ["positive_b", "positive"],
};

/**
 * What a set still lacks, in card order: directions that its turn requires, and counterparts of cards in it.
 * @param tones of the cards in the set
 */
export function openDemands(
	directions: readonly Direction[],
	rows: readonly PlanRow[],
	tones: readonly Tone[],
): Demand[] {
	const halvesOpen = missingHalves(tones, tones);
	const ofTurn = directions.map((direction): Demand => {
		const planned = rows.find((row) => row.required && directionOf(row.tone) === direction);
		return { tone: planned?.tone ?? stances[direction], isMetBy: (tone) => directionOf(tone) === direction };
	});
	const open = ofTurn.filter(({ isMetBy }) => ![...tones, ...tonesOf(halvesOpen)].some(isMetBy));
	const all = [...halvesOpen, ...open];
	// The card that satisfies a direction may itself be one half of a choice.
	const halvesOfOpen = missingHalves(tonesOf(open), [...tones, ...tonesOf(all)]);
	return [...all, ...halvesOfOpen].sort((a, b) => placeOf(a.tone) - placeOf(b.tone));
}

const tonesOf = (demands: readonly Demand[]) => demands.map(({ tone }) => tone);

/** The counterparts of some stances that are not among those present. */
function missingHalves(stances: readonly Tone[], present: readonly Tone[]): Demand[] {
	return stances.flatMap((stance): Demand[] => {
		const beside = halves[stance];
		if (!beside || present.some((tone) => beside.includes(tone))) return [];
		return [{ tone: beside[0], isMetBy: (tone) => beside.includes(tone) }];
	});
}
