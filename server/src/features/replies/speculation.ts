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

/** How many times replies may be started early in one listening. */
export const mostGuesses = 2;

interface HeardWords {
	/** The whole turn so far. */
	heard: string;
	isFinal: boolean;
	/** Milliseconds of a monotonic clock. */
	at: number;
	/** Aborted when newer words arrive. */
	signal: AbortSignal;
}

/**
 * Follows one listening and starts replies when the partner seems to have finished. No card is sent and no Interaction
 * is counted until the person submits the same text; further words abort the replies.
 */
export class Speculation {
	readonly #context: Context;
	readonly #person: Person;
	readonly #turn = new StableTurn();
	#finals = "";
	#guesses = 0;
	/** Texts are analysed in order, although some take longer. */
	#reading = Promise.resolve();
	/** Aborts the analysis. Older texts are still analysed, because a turn is judged over all of them. */
	readonly #over = new AbortController();
	/** Aborts a run that is planned but has not started. */
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

	/** Starts no further runs; those in progress stay available for the submit. */
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
		// Before a final text the recogniser has already waited.
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
