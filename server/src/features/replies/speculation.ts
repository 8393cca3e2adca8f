import { plan, substanceOf, understand } from "@sayso/replies";
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
	/** Ends what would begin a run but has not yet. */
	#waiting = new AbortController();

	constructor(context: Context, person: Person) {
		this.#context = context;
		this.#person = person;
	}

	hear({ type, text }: Heard): void {
		const heard = [this.#finals, text].filter(Boolean).join(" ");
		if (type === "final") this.#finals = heard;
		this.#context.keptRuns.goOn(this.#person.id, substanceOf(heard));
		this.#waiting.abort();
		const wait = this.#turn.hear(heard, performance.now());
		if (wait === undefined || this.#guesses === mostGuesses) return;
		this.#waiting = new AbortController();
		const { signal } = this.#waiting;
		// Before a final text the recogniser has waited itself.
		const timer = setTimeout(() => this.#begin(heard, signal), type === "final" ? 0 : wait);
		signal.addEventListener("abort", () => clearTimeout(timer));
	}

	/** Begins nothing more; what has begun is there for whoever submits it. */
	end(): void {
		this.#waiting.abort();
	}

	async #begin(text: string, signal: AbortSignal): Promise<void> {
		const { id } = this.#person;
		try {
			const entitlement = await entitlementOf(this.#context, id);
			if (!maySpeculate(this.#context, entitlement)) return;
			const request = await replyRequest(this.#context, this.#person, { text, isTryAgain: false, signal }, entitlement);
			if (signal.aborted) return;
			this.#guesses += 1;
			const rows = plan(understand(text), request);
			const engine = chooseEngine(this.#context, entitlement);
			runAhead(this.#context, { request, rows, engine, period: entitlement.period });
		} catch (err) {
			this.#context.log.warn({ err }, "replies could not be made ahead");
		}
	}
}
