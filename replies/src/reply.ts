import type { Answer, Tone } from "@sayso/contract/entities/answer.ts";
import type { Country } from "@sayso/contract/entities/countries.ts";
import type { Preferences } from "@sayso/contract/entities/preferences.ts";
import type { Steer } from "@sayso/contract/v1/generate.ts";
import type { BankAct } from "./bank/bank-act.ts";

export type ReplyPreferences = Pick<Preferences, "context" | "responseLength" | "complexity" | "numberOfResponses">;

/** One line of what was said before, oldest first. */
export interface Turn {
	who: "partner" | "person";
	text: string;
}

/** Everything a reply engine may know about one turn. */
export interface ReplyRequest {
	/** What the conversation partner said: the Prompt Input. */
	text: string;
	preferences: ReplyPreferences;
	/** The person's own description of themselves; may be empty. */
	aboutMe: string;
	/** The latest turns of this conversation, oldest first, at most 8. */
	turns: readonly Turn[];
	/** Sets already shown for this turn, oldest first: Try Again must differ from all of them. */
	shown: readonly (readonly Answer[])[];
	adultLanguage: boolean;
	/** Where the person lives: it decides whom to call in an emergency. */
	country?: Country | null;
	/** Lines of earlier conversations that come near this turn, best first, each saying whose words it holds. */
	memory?: readonly string[];
	/** Where the person turned the replies for this turn. */
	steer?: Steer;
	/** What the person picked before, of the optional rows. */
	picks?: readonly PickCount[];
}

/** How often an optional row was picked: counts, each faded by its age, and no words of anybody. */
export interface PickCount {
	act: string;
	intent: string;
	picked: number;
	/** Picks that the places it was shown at would have brought it of anybody. */
	expected: number;
}

/** Values found in the turn that a reply may be filled with, such as `optionA` or `object`. */
export type Slots = Readonly<Record<string, string>>;

/** One card to be made. Rows are in card order, and that order is the same for every turn of a kind (motor memory). */
export interface PlanRow {
	/** The act that is answered: the name of a file in `data/bank`. */
	act: BankAct;
	/** What the reply does, such as `accept` or `ask-more`. */
	intent: string;
	tone: Tone;
	/** A required row keeps its stance on every try; others may rotate. */
	required: boolean;
	slots: Slots;
}

/** Makes one Answer a row, in row order. Pure engines ignore the signal. */
export interface ReplyEngine {
	stream(request: ReplyRequest, plan: readonly PlanRow[], signal: AbortSignal): AsyncIterable<Answer>;
}
