import { meetStanding, type StandingWords } from "@sayso/contract/rules/standing-words.ts";
import { SeamError, SeamLeaves } from "../../../seams/seam-error.ts";
import type { Heard, Listening, SpeechToText } from "../../../seams/speech-to-text.ts";
import { KeptSound } from "../kept-sound.ts";

/** Seconds of audio that are kept for the next recogniser. */
const keptSeconds = 60;
/** Seconds by which a recogniser's first words may follow their audio. */
const lateSeconds = 2;
/**
 * The most recognisers in a row that stop in good order, as when all processes are restarted. More than there are
 * processes.
 */
const mostLeavings = 100;

/** How often each recogniser was lost in one listening. */
export type Losses = ReadonlyMap<SpeechToText, number>;

/** One recogniser's part of a listening. */
export interface Opened {
	recogniser: SpeechToText;
	listening: Listening;
	/** Returns its place. Called once. */
	leave(): void;
	/** Called when it was lost during the listening. */
	lost(error: unknown): void;
}

export interface FailoverOptions {
	sampleRate: number;
	signal: AbortSignal;
	/** @throws {SeamError} if no recogniser is left */
	openAnother(losses: Losses): Promise<Opened>;
}

/** A listening that continues with another recogniser if one is lost. Shown words stay until others replace them. */
export class FailoverListening implements Listening {
	readonly #options: FailoverOptions;
	readonly #kept: KeptSound;
	readonly #losses = new Map<SpeechToText, number>();
	#current: Opened | undefined;
	#label: string;
	/** The sample position at which the current recogniser began. */
	#began = 0;
	#partial = "";
	/** The sample position at which the partial ends. Audio after it has not been transcribed yet. */
	#shownUntil = 0;
	/** Shown words of a lost recogniser, which the next one has not transcribed yet. */
	#standing: StandingWords | undefined;
	/** How many recognisers have stopped in good order since the last final. */
	#leavings = 0;
	#isFinished = false;
	#isOver = false;

	constructor(first: Opened, options: FailoverOptions) {
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
				for await (const heard of listening) yield* this.#emit(heard);
				if (this.#isOver) return;
				if (!this.#isFinished) throw new SeamError("The recogniser ended before the sound", { retryable: true });
				yield* this.#emitStanding();
				this.#end();
			} catch (error) {
				if (this.#isOver) return;
				if (!this.#leaves(error)) {
					lost(error);
					this.#losses.set(recogniser, (this.#losses.get(recogniser) ?? 0) + 1);
				}
				if (await this.#goOn()) continue;
				yield* this.#emitStanding();
				this.#end();
				throw error;
			}
		}
	}

	/** Converts the current recogniser's output to the positions of the whole listening. */
	*#emit({ type, text, until: own }: Heard): Generator<Heard> {
		const until = this.#began + own;
		if (this.#standing) {
			const late = lateSeconds * this.#options.sampleRate;
			const { isMissed, standing, isEmitted } = meetStanding(this.#standing, { type, text, until }, late);
			if (isMissed) yield* this.#emitStanding();
			this.#standing = standing;
			if (!isEmitted) return;
		}
		if (type === "final") {
			this.#partial = "";
			this.#kept.forgetUntil(until);
			// A final shows that this audio does not crash recognisers, so the count starts again.
			this.#losses.clear();
			this.#leavings = 0;
		} else {
			this.#partial = text;
			this.#shownUntil = until;
		}
		yield { type, text, until };
		if (this.#standing) yield { type: "partial", text: this.#standing.text, until: this.#standing.until };
	}

	/** Emits shown words as final that no recogniser will confirm. */
	*#emitStanding(): Generator<Heard> {
		const { text, until } = this.#standing ?? { text: this.#partial, until: this.#shownUntil };
		this.#standing = undefined;
		this.#partial = "";
		if (!text) return;
		// Drops the audio, so that it is not transcribed a second time.
		this.#kept.forgetUntil(until);
		yield { type: "final", text, until };
	}

	/** A recogniser that stops in good order is not counted as lost and may be used again, but not endlessly. */
	#leaves(error: unknown): boolean {
		if (error instanceof SeamLeaves) this.#leavings += 1;
		return error instanceof SeamLeaves && this.#leavings <= mostLeavings;
	}

	/** @returns whether another recogniser has taken over, from the audio for which no final was emitted */
	async #goOn(): Promise<boolean> {
		// The audio after these words has no text yet: this listening's next recogniser transcribes it, or the caller's
		// next listening.
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
