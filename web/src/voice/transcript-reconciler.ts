import { limits } from "@sayso/contract/limits.ts";
import { meetStanding, type StandingWords } from "@sayso/contract/rules/standing-words.ts";
import type { FrameBuffer } from "./frame-buffer.ts";
import type { ListeningEvent } from "./listening.ts";

/** Samples by which a recogniser's first word may lag behind its sound, and each word behind the one before. */
const late = 2 * limits.audio.sampleRate;

/** Words, and the place in the sound up to which they were transcribed; undefined for an older server, which does not send it. */
interface Words {
	text: string;
	until: number | undefined;
}

/**
 * Merges the words of several sockets into one transcript. The partial of a lost socket stays on the screen until the next socket
 * has transcribed as many words from the same sound. If no socket transcribes them again, they become final.
 */
export class TranscriptReconciler {
	readonly #frames: FrameBuffer;
	readonly #report: (event: ListeningEvent) => void;
	#partial: Words | undefined;
	/** The pending words of a lost socket. While there are any, there is no partial. */
	#standing: StandingWords | undefined;
	/** The place up to which everything is final. */
	#heard = 0;
	/** The finals, each with its place. */
	readonly #finals = new Map<number, string>();
	/** The last pending words that became final as they were, with their place. */
	#left: { text: string; until: number } | undefined;
	/** The place where the words on the screen began, or an earlier one. */
	#began = 0;

	constructor(frames: FrameBuffer, report: (event: ListeningEvent) => void) {
		this.#frames = frames;
		this.#report = report;
	}

	/** Takes a partial or final from the socket. @param words.until samples of the sound that the socket received */
	receive(type: "partial" | "final", words: Words): void {
		const until = this.#frames.placeOf(words.until);
		if (this.#isKnown(type, words.text, until)) return;
		const text = this.#withoutLeft(words.text, until);
		if (this.#standing) {
			const { isMissed, standing, isEmitted } = meetStanding(this.#standing, { type, text, until }, late);
			if (isMissed) this.settle(this.#standing.until);
			this.#standing = standing;
			if (!isEmitted) return;
		} else if (!this.#partial && until !== undefined) this.#began = until - late * (1 + text.split(" ").length);
		this.#partial = type === "partial" && text ? { text, until } : undefined;
		if (type === "final") {
			if (until !== undefined) this.#finals.set(until, words.text);
			this.#forget(until);
		}
		this.#report({ type, text });
		if (this.#standing) this.#report({ type: "partial", text: this.#standing.text });
	}

	/** The socket is lost: the next one transcribes the sound again that no final covers. */
	hearAgain(): void {
		const shown = this.#partial ?? this.#standing;
		// Words whose sound is not fully kept become final as they are.
		if (shown && (shown.until === undefined || !this.#isWhole)) this.settle(shown.until);
		const { text, until } = this.#partial ?? {};
		if (text && until !== undefined) this.#standing = { text, until, isMet: false };
		else if (this.#standing) this.#standing.isMet = false;
		this.#partial = undefined;
	}

	/** The oldest sound is about to be dropped before any socket received it: words pending from it become final as they are. */
	giveWay(): void {
		if (this.#standing && this.#frames.from >= Math.max(this.#began, this.#heard)) this.settle(this.#standing.until);
	}

	/**
	 * No more words will come from this sound: the words on the screen become final. @param until the place up to which that holds
	 */
	settle(until?: number): void {
		const { text } = this.#standing ?? this.#partial ?? {};
		this.#partial = this.#standing = undefined;
		this.#forget(until);
		if (!text) return;
		if (until !== undefined) this.#left = { text, until };
		this.#report({ type: "final", text });
	}

	#forget(until: number | undefined): void {
		this.#frames.heard(until);
		this.#heard = Math.max(this.#heard, until ?? this.#frames.from);
	}

	/** A repeated final, or words that came after a later final. */
	#isKnown(type: "partial" | "final", text: string, until: number | undefined): boolean {
		if (until === undefined || until > this.#heard) return false;
		return type === "partial" || this.#finals.get(until) === text;
	}

	/** Words that came after a later final, without those that had become final as pending words. */
	#withoutLeft(text: string, until: number | undefined): string {
		if (!this.#left || until === undefined || until > this.#heard) return text;
		const began = Math.max(0, ...[...this.#finals.keys()].filter((place) => place < until));
		const isOfIts = this.#left.until > began && this.#left.until <= until && text.startsWith(`${this.#left.text} `);
		return isOfIts ? text.slice(this.#left.text.length + 1) : text;
	}

	/** Whether the next socket gets all the sound of the words on the screen. */
	get #isWhole(): boolean {
		return this.#frames.from <= Math.max(this.#began, this.#heard);
	}
}
