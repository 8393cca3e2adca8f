import type { ReplyRequest } from "@sayso/replies";
import type { Context } from "../../context.ts";
import type { ReplyGeneration } from "../../seams/reply-generation.ts";
import type { Heard } from "../../seams/speech-to-text.ts";
import type { Person } from "../../store/people.ts";
import type { Entitlement } from "../plans/entitlement-of.ts";
import { chooseEngine } from "./choose-engine.ts";
import { replyRequest } from "./reply-request.ts";

/**
 * Has the engine read a turn while the partner still speaks: About Me and the conversation when listening begins, then the
 * partner's words as they become certain. Generates no replies and counts no Interaction.
 */
export class TurnPreparation {
	readonly #context: Context;
	readonly #person: Person;
	readonly #entitlement: Entitlement;
	readonly #engine: ReplyGeneration;
	readonly #over = new AbortController();
	#request: ReplyRequest | undefined;
	#finals = "";
	/** The newest words that are certain; `#next` until the engine is given them. */
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
		// The last word of a partial text may still become another.
		const certain = type === "final" ? text : text.split(" ").slice(0, -1).join(" ");
		const heard = [this.#finals, certain].filter(Boolean).join(" ");
		if (type === "final") this.#finals = heard;
		this.#read(heard);
	}

	/** Further words are ignored. Those heard are still read, as they are about to be submitted. */
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
			// What is not read ahead is read when replies are asked for.
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
