import type { Heard, Listening } from "../../../seams/speech-to-text.ts";
import { HeardStream } from "../heard-stream.ts";
import { KeptSound } from "../kept-sound.ts";

/** The longest utterance in seconds, and the seconds before its first words that are transcribed with it. */
const [mostSeconds, leadSeconds] = [60, 2.5];
/** The most utterances that wait for the second transcription. For further ones the first text becomes final. */
const mostWaiting = 3;

export interface HeardAgainOptions {
	sampleRate: number;
	signal: AbortSignal;
	/** The text of the audio, or "" if there is none in time. Never throws. */
	hear(sound: Uint8Array, signal: AbortSignal): Promise<string>;
}

/** An utterance that has ended, and its second transcription; undefined while it is pending. */
interface Waiting {
	quick: Heard;
	words: string | undefined;
}

/** A listening whose finals wait, in order, for their second transcription. Meanwhile the first text is shown. */
export class ListeningHeardAgain implements Listening {
	readonly #quick: Listening;
	readonly #options: HeardAgainOptions;
	readonly #kept: KeptSound;
	readonly #heard = new HeardStream();
	readonly #over = new AbortController();
	readonly #waiting: Waiting[] = [];
	/** The text since the last waiting utterance. */
	#partial: Heard | undefined;
	/** The sample position at which the utterance's first words were noticed. */
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

	/** Emits the utterances whose second transcription is there, in order, and the others as a partial. */
	#settle(): void {
		let isSaid = false;
		for (let [first] = this.#waiting; first?.words !== undefined; [first] = this.#waiting) {
			this.#waiting.shift();
			this.#heard.put({ ...first.quick, text: first.words });
			isSaid = true;
		}
		if (isSaid) this.#show();
	}

	/** Emits everything that is not final as one partial. */
	#show(): void {
		const all = [...this.#waiting.map(({ quick }) => quick), ...(this.#partial ? [this.#partial] : [])];
		const last = all.at(-1);
		if (last) this.#heard.put({ type: "partial", text: all.map(({ text }) => text).join(" "), until: last.until });
	}
}
