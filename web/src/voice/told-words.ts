import { limits } from "@sayso/contract/limits.ts";
import type { FrameBuffer } from "./frame-buffer.ts";
import type { ListeningEvent } from "./listening.ts";

/** Samples by which the first words of a recogniser may come after the sound of them. */
const late = 2 * limits.audio.sampleRate;

/** Words, and the samples of a socket's sound they were heard in; an older server does not tell where. */
interface Words {
	text: string;
	until: number | undefined;
}

/**
 * What several sockets hear of one sound, as one. Of a socket that is lost the words stay on the screen until the next has heard as
 * many, from the same sound; where nobody hears it again they become final.
 */
export class ToldWords {
	readonly #frames: FrameBuffer;
	readonly #report: (event: ListeningEvent) => void;
	#partial: Words | undefined;
	/** Words of a socket that was lost, and where in the sound of the next that was; `isMet` once that one has begun to hear. */
	#standing: { text: string; until: number; isMet: boolean } | undefined;

	constructor(frames: FrameBuffer, report: (event: ListeningEvent) => void) {
		this.#frames = frames;
		this.#report = report;
	}

	/** The socket has heard something. */
	tell(type: "partial" | "final", { text, until }: Words): void {
		if (type === "final") {
			this.#partial = this.#standing = undefined;
			this.#frames.heard(until);
			this.#report({ type, text });
			return;
		}
		this.#missed(until);
		if (this.#standing && countWords(text) < countWords(this.#standing.text)) return;
		this.#standing = undefined;
		this.#partial = text ? { text, until } : undefined;
		this.#report({ type, text });
	}

	/** The socket is lost: another hears again what nothing final was heard of. */
	hearAgain(): void {
		const shown = this.#partial ?? this.#standing;
		// What cannot be heard again as a whole stays as it was heard.
		const isAgain = shown?.until !== undefined && this.#frames.isWhole;
		if (shown && !isAgain) this.settle(shown.until);
		const before = this.#frames.waitAgain();
		this.#partial = undefined;
		this.#standing = isAgain ? { text: shown.text, until: (shown.until ?? 0) - before, isMet: false } : undefined;
	}

	/** No socket is there, and the first of the sound gives way: what was heard in it stays as it was heard. */
	giveWay(): void {
		if (this.#standing) this.settle(this.#standing.until);
	}

	/** Nobody says more of what the socket was given: words that were shown become final. @param until samples that is so for */
	settle(until?: number): void {
		const { text } = this.#standing ?? this.#partial ?? {};
		this.#partial = this.#standing = undefined;
		this.#frames.heard(until);
		if (text) this.#report({ type: "final", text });
	}

	/** The next socket heard nothing of words that stand: its first come from later sound. */
	#missed(until: number | undefined): void {
		if (!this.#standing || this.#standing.isMet) return;
		this.#standing.isMet = true;
		if (until !== undefined && until > this.#standing.until + late) this.settle(this.#standing.until);
	}
}

const countWords = (text: string) => text.split(/\s+/).length;
