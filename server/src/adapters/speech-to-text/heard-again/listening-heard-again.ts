import type { Heard, Listening } from "../../../seams/speech-to-text.ts";
import { HeardStream } from "../heard-stream.ts";
import { KeptSound } from "../kept-sound.ts";

/** Seconds of sound that an utterance may have, and that are heard again from before its first words. */
const [mostSeconds, leadSeconds] = [60, 2.5];
/** Utterances that wait to be heard again; of more the quick words stand. */
const mostWaiting = 3;

export interface HeardAgainOptions {
	sampleRate: number;
	signal: AbortSignal;
	/** The words of a sound, or nothing where they cannot be had in time. Never throws. */
	hear(sound: Uint8Array, signal: AbortSignal): Promise<string>;
}

/** An utterance that is over, and what was heard of it again; undefined until then. */
interface Waiting {
	quick: Heard;
	words: string | undefined;
}

/** A listening whose finals wait, in their order, until they are heard again; their quick words are shown meanwhile. */
export class ListeningHeardAgain implements Listening {
	readonly #quick: Listening;
	readonly #options: HeardAgainOptions;
	readonly #kept: KeptSound;
	readonly #heard = new HeardStream();
	readonly #over = new AbortController();
	readonly #waiting: Waiting[] = [];
	/** What was heard since the last of them. */
	#partial: Heard | undefined;
	/** Where the first words of the utterance were noticed. */
	#noticed: number | undefined;

	constructor(quick: Listening, options: HeardAgainOptions) {
		this.#quick = quick;
		this.#options = options;
		this.#kept = new KeptSound(mostSeconds * options.sampleRate);
		options.signal.addEventListener("abort", this.#discard, { once: true });
		if (options.signal.aborted) this.#discard();
		void this.#follow();
	}

	push(pcm: Uint8Array): void {
		this.#kept.push(pcm);
		this.#quick.push(pcm);
	}

	finish(): void {
		this.#quick.finish();
	}

	abort(): void {
		this.#discard();
		this.#quick.abort();
	}

	[Symbol.asyncIterator](): AsyncIterator<Heard> {
		return this.#heard[Symbol.asyncIterator]();
	}

	#discard = (): void => {
		this.#over.abort();
		this.#heard.discard();
	};

	async #follow(): Promise<void> {
		const hearings: Promise<void>[] = [];
		let problem: unknown;
		try {
			for await (const heard of this.#quick) {
				this.#noticed ??= heard.until;
				if (heard.type === "final") hearings.push(this.#hearAgain(heard));
				else this.#partial = heard;
				this.#show();
			}
		} catch (error) {
			problem = error;
		}
		await Promise.all(hearings);
		this.#heard.end(problem);
		this.#options.signal.removeEventListener("abort", this.#discard);
	}

	async #hearAgain(quick: Heard): Promise<void> {
		const { sampleRate, hear } = this.#options;
		const from = (this.#noticed ?? 0) - leadSeconds * sampleRate;
		const sound = this.#kept.between(from, quick.until);
		this.#kept.forgetUntil(quick.until);
		this.#partial = this.#noticed = undefined;
		const waiting: Waiting = { quick, words: undefined };
		this.#waiting.push(waiting);
		const isTooMuch = this.#waiting.length > mostWaiting;
		waiting.words = (isTooMuch ? "" : await hear(sound, this.#over.signal)) || quick.text;
		this.#settle();
	}

	/** Says those that are heard, in their order, and shows the others again. */
	#settle(): void {
		let isSaid = false;
		for (let [first] = this.#waiting; first?.words !== undefined; [first] = this.#waiting) {
			this.#waiting.shift();
			this.#heard.put({ ...first.quick, text: first.words });
			isSaid = true;
		}
		if (isSaid) this.#show();
	}

	/** All that is not final, as one partial. */
	#show(): void {
		const all = [...this.#waiting.map(({ quick }) => quick), ...(this.#partial ? [this.#partial] : [])];
		const last = all.at(-1);
		if (last) this.#heard.put({ type: "partial", text: all.map(({ text }) => text).join(" "), until: last.until });
	}
}
