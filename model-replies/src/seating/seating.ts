import type { OfferedAnswer, Tone } from "@sayso/contract/entities/answer.ts";
import {
	answerFor,
	type Direction,
	isOneWay,
	type PlanRow,
	placeOf,
	type ReplyRequest,
	type TurnPlan,
} from "@sayso/replies";
import { type CardProblem, checkedCard } from "./checked-card.ts";
import { leadOf } from "./closed-acts.ts";
import { type Demand, openDemands } from "./demands.ts";
import { spareRow } from "./spare-row.ts";
import { type SetRefusal, wrongBeside } from "./wrong-beside.ts";

/** Why something a model wrote has no seat. */
export type SeatRefusal = CardProblem | SetRefusal;

/**
 * One set in the making: what a model writes takes its seats in card order, and the built-in engine's cards those that nothing
 * good came for. Whatever a model writes, the set has as many cards as are wanted, in card order, none that the checks refuse,
 * and every direction that the turn requires. A card that was given out keeps its seat.
 */
export class Seating {
	readonly #request: ReplyRequest;
	readonly #plan: TurnPlan;
	readonly #count: number;
	readonly #lead: readonly PlanRow[];
	/** Which a hand-reviewed lead has covered. */
	readonly #directions: readonly Direction[];
	readonly #unused: Set<PlanRow>;
	readonly #answers: OfferedAnswer[] = [];
	readonly #refused: SeatRefusal[][] = [];
	/** A card that leaves a choice open, and so comes last. */
	#closing: OfferedAnswer | undefined;

	constructor(request: ReplyRequest, plan: TurnPlan) {
		this.#request = request;
		this.#plan = plan;
		this.#count = plan.rows.length;
		this.#lead = leadOf(plan);
		this.#directions = this.#lead.length > 0 ? [] : plan.hint.directions;
		this.#unused = new Set(plan.rows);
	}

	get isFull(): boolean {
		return this.#left === 0;
	}

	/** What was refused, in order, and for what. */
	get refused(): readonly (readonly SeatRefusal[])[] {
		return this.#refused;
	}

	/** The cards that wait for no model. */
	lead(): OfferedAnswer[] {
		return this.#lead.map((row) => this.#standIn(row));
	}

	/**
	 * Finds a seat for what a model wrote.
	 * @param given of any shape
	 * @returns what is to be given out now, in order: the card, before it the built-in engine's for what has to stand there and was
	 * left out; nothing where it is refused, or kept for the last seat
	 */
	take(given: unknown): OfferedAnswer[] {
		const card = checkedCard(given, this.#request, this.#chosen, (tone) =>
			answerFor(this.#rowOf(tone), this.#request, this.#chosen),
		);
		if (Array.isArray(card)) return this.#refuse(card);
		const open = this.#demandsBeside(card.tone);
		const before = open.filter(({ tone }) => placeOf(tone) < placeOf(card.tone));
		const wrong = wrongBeside(card.tone, {
			plan: this.#plan,
			request: this.#request,
			tones: this.#tones,
			isLed: this.#lead.length > 0,
			left: this.#left,
			open: open.map(({ tone }) => tone),
			before: before.map(({ tone }) => tone),
		});
		if (wrong) return this.#refuse([wrong]);
		if (card.tone === "neutral_final" && this.#left > before.length + 1) {
			this.#closing ??= card;
			return [];
		}
		const filled = before.map(({ tone }) => this.#standIn(this.#rowOf(tone)));
		return [...filled, this.#give(card), ...this.#close()];
	}

	/** The built-in engine's card for the next seat. */
	fill(): OfferedAnswer[] {
		const [lacking] = this.#isOwn ? [] : this.#demandsBeside();
		return [this.#standIn(lacking ? this.#rowOf(lacking.tone) : this.#nextRow()), ...this.#close()];
	}

	/** The built-in engine's cards for all seats that are left. */
	rest(): OfferedAnswer[] {
		const cards: OfferedAnswer[] = [];
		while (!this.isFull) cards.push(...this.fill());
		return cards;
	}

	get #left(): number {
		return this.#count - this.#answers.length;
	}

	/** The cards that no other may repeat: those that stand, and the one that will. */
	get #chosen(): OfferedAnswer[] {
		return this.#closing ? [...this.#answers, this.#closing] : this.#answers;
	}

	/** The stances that stand, a lead aside: after it the order begins anew. */
	get #tones(): Tone[] {
		return this.#answers.slice(this.#lead.length).map(({ tone }) => tone);
	}

	/** Whether no model's card stands: the set is the planned one so far. */
	get #isOwn(): boolean {
		return this.#answers.every(({ basic }) => basic);
	}

	#demandsBeside(...coming: Tone[]): Demand[] {
		if (isOneWay(this.#request)) return [];
		return openDemands(this.#directions, this.#plan.rows, [...this.#tones, ...coming]);
	}

	/** The planned row of a stance, or one that is true of any turn. */
	#rowOf(tone: Tone): PlanRow {
		return [...this.#unused].find((row) => row.tone === tone) ?? spareRow(tone, this.#plan);
	}

	/** The planned row for a seat that nothing is demanded of: in card order, a stance that the set lacks first. */
	#nextRow(): PlanRow {
		const [next] = this.#unused;
		if (this.#isOwn && next) return next;
		const least = placeOf(this.#tones.at(-1) ?? "positive");
		const fit = [...this.#unused].filter(
			({ tone }) => placeOf(tone) >= least && (tone !== "neutral_final" || this.#left === 1),
		);
		return fit.find(({ tone }) => !this.#tones.includes(tone)) ?? fit[0] ?? spareRow("uncertain", this.#plan);
	}

	#standIn(row: PlanRow): OfferedAnswer {
		this.#unused.delete(row);
		return this.#give({ ...answerFor(row, this.#request, this.#chosen), basic: true });
	}

	#give(card: OfferedAnswer): OfferedAnswer {
		this.#answers.push(card);
		return card;
	}

	/** The card that was kept for the last seat, once that is all that is left. */
	#close(): OfferedAnswer[] {
		const card = this.#closing;
		if (!card || this.#left !== 1) return [];
		this.#closing = undefined;
		return this.#demandsBeside(card.tone).length > 0 ? [] : [this.#give(card)];
	}

	#refuse(problems: SeatRefusal[]): [] {
		this.#refused.push(problems);
		return [];
	}
}
