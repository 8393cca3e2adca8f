import type { LanguageCode, VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { SeamError } from "./seam-error.ts";

/** Thrown for a text that contains nothing to speak, such as dots or an emoji. No other voice could speak it either. */
export class NothingToSay extends SeamError {
	constructor() {
		super("The text holds nothing that can be said", { retryable: false });
	}
}

/** Thrown by an engine that does not have this voice; its other voices may work. */
export class VoiceNotThere extends SeamError {
	/** @param status the status that the engine's server answered with, if it has a server */
	constructor(status?: number) {
		super("The engine has no such voice", { retryable: false, ...(status !== undefined && { status }) });
	}
}

/** Thrown by an engine that is busy: it works, and may be asked the next time. */
export class TooBusy extends SeamError {
	constructor() {
		super("The engine is too busy for this text", { retryable: true });
	}
}

/** One of Sayso's voices, unless an engine has others. */
export interface SpeechRequest<Voice extends string = VoiceChoice> {
	/** The person whose place in the queue is used, if requests have to wait. */
	personId: string;
	/** Plain words: numbers, dates and abbreviations are written out, emoji are removed. */
	text: string;
	voice: Voice;
	languageCode: LanguageCode;
	signal: AbortSignal;
	/**
	 * True for a trial of a voice: the engine is asked even if the audio is cached, and a failure affects this trial
	 * only.
	 */
	isTry?: boolean;
	/** Called when the first engine fails, before its fallback speaks. */
	stoodIn?: (why: unknown) => void;
}

export interface TextToSpeech<Voice extends string = VoiceChoice> {
	readonly name: string;
	/** The name that the interface shows. */
	readonly label: string;
	/** True when a better voice can be configured. */
	readonly basic: boolean;
	available(): Promise<boolean>;
	/** False while the engine cannot speak, for example if its model is not installed or it pauses after a failure. */
	isThere?(): boolean;
	/** @returns one mp3 file @throws {SeamError} including `NothingToSay`, `VoiceNotThere` and `TooBusy` */
	speak(request: SpeechRequest<Voice>): Promise<Uint8Array>;
	close(): Promise<void>;
}

/** Voices that people have banked with a vendor, by the vendor's voice id. */
export interface OwnVoices extends TextToSpeech<string> {
	/** Deletes the cached audio of a voice, including audio in progress, after its owner has stopped using it. */
	forget(voice: string): void;
}
