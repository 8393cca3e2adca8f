import { limits } from "@sayso/contract/limits.ts";
import { meetStanding, type StandingWords } from "@sayso/contract/rules/standing-words.ts";
import type { FrameBuffer } from "./frame-buffer.ts";
import type { ListeningEvent } from "./listening.ts";

/** Samples by which the first words of a recogniser may come after the sound of them, and a word after the one before it. */
const late = 2 * limits.audio.sampleRate;

/** Words, and the place in the sound up to which they were heard; an older server does not tell it. */
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
	/** Words of a socket that was lost. There is no partial beside them. */
	#standing: StandingWords | undefined;
	/** Place up to which all is final. */
	#heard = 0;
	/** What was told for good, each by its place. */
	readonly #finals = new Map<number, string>();
	/** What was last left as a lost socket had heard it, with the place it was heard up to. */
	#left: { text: string; until: number } | undefined;
	/** Place where the words that are shown began, or before it. */
	#began = 0;

	constructor(frames: FrameBuffer, report: (event: ListeningEvent) => void) {
		this.#frames = frames;
		this.#report = report;
	}

	/** The socket has heard something. @param words.until samples of the sound that it was given */
	tell(type: "partial" | "final", words: Words): void {
		const until = this.#frames.placeOf(words.until);
		if (this.#isKnown(type, words.text, until)) return;
		const text = this.#withoutLeft(words.text, until);
		if (this.#standing) {
			const { isMissed, standing, isTold } = meetStanding(this.#standing, { type, text, until }, late);
			if (isMissed) this.settle(this.#standing.until);
			this.#standing = standing;
			if (!isTold) return;
		} else if (!this.#partial && until !== undefined) this.#began = until - late * (1 + text.split(" ").length);
		this.#partial = type === "partial" && text ? { text, until } : undefined;
		if (type === "final") {
			if (until !== undefined) this.#finals.set(until, words.text);
			this.#forget(until);
		}
		this.#report({ type, text });
		if (this.#standing) this.#report({ type: "partial", text: this.#standing.text });
	}

	/** The socket is lost: another hears again what nothing final was heard of. */
	hearAgain(): void {
		const shown = this.#partial ?? this.#standing;
		// What cannot be heard again as a whole stays as it was heard.
		if (shown && (shown.until === undefined || !this.#isWhole)) this.settle(shown.until);
		const { text, until } = this.#partial ?? {};
		if (text && until !== undefined) this.#standing = { text, until, isMet: false };
		else if (this.#standing) this.#standing.isMet = false;
		this.#partial = undefined;
	}

	/** The first of the sound gives way before any socket was given it: what was heard in it stays as it was heard. */
	giveWay(): void {
		if (this.#standing && this.#frames.from >= Math.max(this.#began, this.#heard)) this.settle(this.#standing.until);
	}

	/** Nobody says more of what the socket was given: words that were shown become final. @param until place up to which that is so */
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

	/** Said twice, or overtaken by what is final. */
	#isKnown(type: "partial" | "final", text: string, until: number | undefined): boolean {
		if (until === undefined || until > this.#heard) return false;
		return type === "partial" || this.#finals.get(until) === text;
	}

	/** Words that others overtook, without those that were left when they did. */
	#withoutLeft(text: string, until: number | undefined): string {
		if (!this.#left || until === undefined || until > this.#heard) return text;
		const began = Math.max(0, ...[...this.#finals.keys()].filter((place) => place < until));
		const isOfIts = this.#left.until > began && this.#left.until <= until && text.startsWith(`${this.#left.text} `);
		return isOfIts ? text.slice(this.#left.text.length + 1) : text;
	}

	/** Another socket would hear all that the words on the screen were heard in. */
	get #isWhole(): boolean {
		return this.#frames.from <= Math.max(this.#began, this.#heard);
	}
}
