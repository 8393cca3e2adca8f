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

/** Why a model's element got no seat. */
export type SeatRefusal = CardProblem | SetRefusal;

/**
 * One set in progress. The model's cards take its seats in card order, and the built-in engine's cards take those
 * without a good one. Whatever a model writes, the set has the wanted number of cards, in card order, without rejected
 * ones, and with every direction that the turn requires. A card that was emitted keeps its seat.
 */
export class Seating {
	readonly #request: ReplyRequest;
	readonly #plan: TurnPlan;
	readonly #count: number;
	readonly #lead: readonly PlanRow[];
	/** The directions that a hand-reviewed lead has covered. */
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

	/** The reasons of each rejection, in order. */
	get refused(): readonly (readonly SeatRefusal[])[] {
		return this.#refused;
	}

	/** The cards that do not wait for a model. */
	lead(): OfferedAnswer[] {
		return this.#lead.map((row) => this.#standIn(row));
	}

	/**
	 * Finds a seat for a model's element.
	 * @param given of any shape
	 * @returns what to emit now, in order: the card, preceded by the built-in engine's cards for required ones that the
	 * model left out; empty if the element is rejected, or kept for the last seat
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

	/** The built-in engine's cards for all remaining seats. */
	rest(): OfferedAnswer[] {
		const cards: OfferedAnswer[] = [];
		while (!this.isFull) cards.push(...this.fill());
		return cards;
	}

	get #left(): number {
		return this.#count - this.#answers.length;
	}

	/** The cards that another must not repeat: those in the set, and the one kept for the last seat. */
	get #chosen(): OfferedAnswer[] {
		return this.#closing ? [...this.#answers, this.#closing] : this.#answers;
	}

	/** The stances in the set without the lead, after which the order starts again. */
	get #tones(): Tone[] {
		return this.#answers.slice(this.#lead.length).map(({ tone }) => tone);
	}

	/** Whether the set has no card of the model yet, so that it follows the plan. */
	get #isOwn(): boolean {
		return this.#answers.every(({ basic }) => basic);
	}

	#demandsBeside(...coming: Tone[]): Demand[] {
		if (isOneWay(this.#request)) return [];
		return openDemands(this.#directions, this.#plan.rows, [...this.#tones, ...coming]);
	}

	/** The planned row of a stance, or a generic one. */
	#rowOf(tone: Tone): PlanRow {
		return [...this.#unused].find((row) => row.tone === tone) ?? spareRow(tone, this.#plan);
	}

	/** The planned row for a seat without a demand: in card order, a missing stance first. */
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

	/** The card that was kept for the last seat, when only that seat is left. */
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
