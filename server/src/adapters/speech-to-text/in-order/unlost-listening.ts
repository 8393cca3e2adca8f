import { meetStanding, type StandingWords } from "@sayso/contract/rules/standing-words.ts";
import { SeamError, SeamLeaves } from "../../../seams/seam-error.ts";
import type { Heard, Listening, SpeechToText } from "../../../seams/speech-to-text.ts";
import { KeptSound } from "../kept-sound.ts";

/** Seconds of sound that are kept for the next recogniser. */
const keptSeconds = 60;
/** Seconds by which a recogniser's first words may come after the sound of them. */
const lateSeconds = 2;
/** Processes that stop one after another, as when all are restarted: more than there may be of them. */
const mostLeavings = 100;

/** How often each recogniser was lost in one listening. */
export type Losses = ReadonlyMap<SpeechToText, number>;

/** One recogniser's part of a listening. */
export interface Opened {
	recogniser: SpeechToText;
	listening: Listening;
	/** Gives its place back. Called once. */
	leave(): void;
	/** It was lost in the midst. */
	lost(error: unknown): void;
}

export interface UnlostOptions {
	sampleRate: number;
	signal: AbortSignal;
	/** @throws {SeamError} where nobody is left */
	openAnother(losses: Losses): Promise<Opened>;
}

/** A listening that goes on with another recogniser where one is lost. Words that were shown stay until others replace them. */
export class UnlostListening implements Listening {
	readonly #options: UnlostOptions;
	readonly #kept: KeptSound;
	readonly #losses = new Map<SpeechToText, number>();
	#current: Opened | undefined;
	#label: string;
	/** Where in the sound the current recogniser began. */
	#began = 0;
	#partial = "";
	/** Where in the sound it ends: what comes after it nobody has heard. */
	#shownUntil = 0;
	/** Words of one that was lost, which the next has not heard yet. */
	#standing: StandingWords | undefined;
	/** How often one has stopped in good order since anything final was heard. */
	#leavings = 0;
	#isFinished = false;
	#isOver = false;

	constructor(first: Opened, options: UnlostOptions) {
		this.#options = options;
		this.#kept = new KeptSound(keptSeconds * options.sampleRate);
		this.#current = first;
		this.#label = first.recogniser.label;
		options.signal.addEventListener("abort", this.#end, { once: true });
		if (options.signal.aborted) this.#end();
	}

	get label(): string {
		return this.#label;
	}

	push(pcm: Uint8Array): void {
		if (this.#isFinished || this.#isOver) return;
		this.#kept.push(pcm);
		this.#current?.listening.push(pcm);
	}

	finish(): void {
		this.#isFinished = true;
		this.#current?.listening.finish();
	}

	abort(): void {
		this.#current?.listening.abort();
		this.#end();
	}

	async *[Symbol.asyncIterator](): AsyncGenerator<Heard> {
		while (this.#current) {
			const { recogniser, listening, lost } = this.#current;
			try {
				for await (const heard of listening) yield* this.#told(heard);
				if (this.#isOver) return;
				if (!this.#isFinished) throw new SeamError("The recogniser ended before the sound", { retryable: true });
				yield* this.#unsaid();
				this.#end();
			} catch (error) {
				if (this.#isOver) return;
				if (!this.#leaves(error)) {
					lost(error);
					this.#losses.set(recogniser, (this.#losses.get(recogniser) ?? 0) + 1);
				}
				if (await this.#goOn()) continue;
				yield* this.#unsaid();
				this.#end();
				throw error;
			}
		}
	}

	/** What the current recogniser says, as the whole listening has it. */
	*#told({ type, text, until: own }: Heard): Generator<Heard> {
		const until = this.#began + own;
		if (this.#standing) {
			const late = lateSeconds * this.#options.sampleRate;
			const { isMissed, standing, isTold } = meetStanding(this.#standing, { type, text, until }, late);
			if (isMissed) yield* this.#unsaid();
			this.#standing = standing;
			if (!isTold) return;
		}
		if (type === "final") {
			this.#partial = "";
			this.#kept.forgetUntil(until);
			// Its sound is none that ends a recogniser each time.
			this.#losses.clear();
			this.#leavings = 0;
		} else {
			this.#partial = text;
			this.#shownUntil = until;
		}
		yield { type, text, until };
		if (this.#standing) yield { type: "partial", text: this.#standing.text, until: this.#standing.until };
	}

	/** Words that were shown, and that nobody is going to say for good. */
	*#unsaid(): Generator<Heard> {
		const { text, until } = this.#standing ?? { text: this.#partial, until: this.#shownUntil };
		this.#standing = undefined;
		this.#partial = "";
		if (!text) return;
		// Nobody hears the sound of it again, and says it twice.
		this.#kept.forgetUntil(until);
		yield { type: "final", text, until };
	}

	/** One that stops in good order has lost nothing and may be asked again, but not for ever. */
	#leaves(error: unknown): boolean {
		if (error instanceof SeamLeaves) this.#leavings += 1;
		return error instanceof SeamLeaves && this.#leavings <= mostLeavings;
	}

	/** @returns whether another listens now, from the sound that nothing final was heard of */
	async #goOn(): Promise<boolean> {
		// Of what comes after them nobody has said a word: it is heard again, here or by the caller's next.
		if (this.#partial) this.#standing = { text: this.#partial, until: this.#shownUntil, isMet: false };
		else if (this.#standing) this.#standing.isMet = false;
		this.#partial = "";
		this.#leave();
		const opened = await this.#options.openAnother(this.#losses).catch(() => undefined);
		if (!opened) return false;
		this.#current = opened;
		if (this.#isOver) {
			this.abort();
			return true;
		}
		this.#label = opened.recogniser.label;
		this.#began = this.#kept.from;
		for (const frame of this.#kept.frames()) opened.listening.push(frame);
		if (this.#isFinished) opened.listening.finish();
		return true;
	}

	#leave(): void {
		this.#current?.leave();
		this.#current = undefined;
	}

	#end = (): void => {
		this.#isOver = true;
		this.#options.signal.removeEventListener("abort", this.#end);
		this.#leave();
	};
}
