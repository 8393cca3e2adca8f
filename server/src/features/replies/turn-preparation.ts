import type { ReplyRequest } from "@sayso/replies";
import type { Context } from "../../context.ts";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import type { Heard } from "../../seams/speech-to-text.ts";
import type { Person } from "../../store/people.ts";
import type { Entitlement } from "../plans/entitlement-of.ts";
import { chooseEngine } from "./choose-engine.ts";
import { replyRequest } from "./reply-request.ts";

/**
 * Lets the engine read a turn while the partner is speaking: About Me and the conversation when listening begins, then
 * the partner's words as they become certain. Generates no replies and counts no Interaction.
 */
export class TurnPreparation {
	readonly #context: Context;
	readonly #person: Person;
	readonly #entitlement: Entitlement;
	readonly #engine: ReplyGeneration;
	readonly #over = new AbortController();
	#request: ReplyRequest | undefined;
	#finals = "";
	/** The newest certain words; undefined once the engine has received them. */
	#heard: string | undefined;
	#next: string | undefined;
	#isReading = false;

	constructor(context: Context, person: Person, entitlement: Entitlement) {
		this.#context = context;
		this.#person = person;
		this.#entitlement = entitlement;
		this.#engine = chooseEngine(context, entitlement);
		this.#read("");
	}

	hear({ type, text }: Pick<Heard, "type" | "text">): void {
		// The last word of a partial may still change.
		const certain = type === "final" ? text : text.split(" ").slice(0, -1).join(" ");
		const heard = [this.#finals, certain].filter(Boolean).join(" ");
		if (type === "final") this.#finals = heard;
		this.#read(heard);
	}

	/** Ignores further words. Those received are still read, because they are about to be submitted. */
	end(): void {
		this.#over.abort();
	}

	async #read(text: string): Promise<void> {
		if (!this.#engine.prepare || this.#over.signal.aborted || text === this.#heard) return;
		this.#heard = this.#next = text;
		if (this.#isReading) return;
		this.#isReading = true;
		try {
			while (this.#next !== undefined) {
				this.#request ??= await this.#turnBefore();
				const request = { ...this.#request, text: this.#next };
				this.#next = undefined;
				await this.#engine.prepare(request, this.#person.id);
			}
		} catch (err) {
			// A failure does not matter: the text is then read when replies are requested.
			if (!this.#over.signal.aborted) this.#context.log.warn({ err }, "a turn could not be read ahead");
		} finally {
			this.#isReading = false;
		}
	}

	/** The turn before the partner's first word. */
	#turnBefore(): Promise<ReplyRequest> {
		const input = { text: "", isTryAgain: false, signal: this.#over.signal };
		return replyRequest(this.#context, this.#person, input, this.#entitlement);
	}
}
