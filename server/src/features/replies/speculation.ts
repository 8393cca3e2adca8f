import { substanceOf } from "@sayso/replies";
import type { Context } from "../../context.ts";
import type { Heard } from "../../seams/speech-to-text.ts";
import type { Person } from "../../store/people.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";
import { chooseEngine } from "./choose-engine.ts";
import { maySpeculate } from "./may-speculate.ts";
import { replyRequest } from "./reply-request.ts";
import { runAhead } from "./run-for.ts";
import { StableTurn } from "./stable-turn.ts";

/** Times replies may be begun ahead in one listening. */
export const mostGuesses = 2;

interface HeardWords {
	/** The whole turn so far. */
	heard: string;
	isFinal: boolean;
	/** Milliseconds from any start. */
	at: number;
	/** Aborted once there are newer words. */
	signal: AbortSignal;
}

/**
 * Follows one listening, and begins the replies to it once the partner seems to have said it all. Nothing of them is given
 * out, and no Interaction is counted, until the person submits the same; words that go on end them.
 */
export class Speculation {
	readonly #context: Context;
	readonly #person: Person;
	readonly #turn = new StableTurn();
	#finals = "";
	#guesses = 0;
	/** What was heard is read in its order, though some of it takes longer. */
	#reading = Promise.resolve();
	/** Ends the reading. Words that were followed by others are read all the same: a turn settles over all of them. */
	readonly #over = new AbortController();
	/** Ends what would begin a run but has not yet. */
	#waiting = new AbortController();

	constructor(context: Context, person: Person) {
		this.#context = context;
		this.#person = person;
	}

	hear({ type, text }: Pick<Heard, "type" | "text">): void {
		const heard = [this.#finals, text].filter(Boolean).join(" ");
		if (type === "final") this.#finals = heard;
		this.#context.keptRuns.goOn(this.#person.id, substanceOf(heard));
		this.#waiting.abort();
		this.#waiting = new AbortController();
		const words = { heard, isFinal: type === "final", at: performance.now(), signal: this.#waiting.signal };
		this.#reading = this.#reading.then(() => this.#read(words));
	}

	/** Begins nothing more; what has begun is there for whoever submits it. */
	end(): void {
		this.#over.abort();
		this.#waiting.abort();
	}

	async #read({ heard, isFinal, at, signal }: HeardWords): Promise<void> {
		const { planning } = this.#context;
		const act = await planning.actOf(this.#person.id, heard, this.#over.signal).catch(() => undefined);
		if (act === undefined) return;
		const wait = this.#turn.hear(heard, act, at);
		if (wait === undefined || signal.aborted || this.#guesses === mostGuesses) return;
		// Before a final text the recogniser has waited itself.
		const timer = setTimeout(
			() => this.#begin(heard, signal),
			isFinal ? 0 : Math.max(0, at + wait - performance.now()),
		);
		signal.addEventListener("abort", () => clearTimeout(timer));
	}

	async #begin(text: string, signal: AbortSignal): Promise<void> {
		const { id } = this.#person;
		try {
			const entitlement = await entitlementOf(this.#context, id);
			if (!maySpeculate(this.#context, entitlement)) return;
			const request = await replyRequest(this.#context, this.#person, { text, isTryAgain: false, signal }, entitlement);
			if (signal.aborted) return;
			this.#guesses += 1;
			const plan = await this.#context.planning.planFor(id, request, signal);
			if (signal.aborted) return;
			const engine = chooseEngine(this.#context, entitlement);
			runAhead(this.#context, { request, plan, engine, period: entitlement.period });
		} catch (err) {
			this.#context.log.warn({ err }, "replies could not be made ahead");
		}
	}
}
