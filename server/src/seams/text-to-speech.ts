import type { LanguageCode, VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { SeamError } from "./seam-error.ts";

/** Thrown for a text without anything that can be said, such as dots or an emoji: no other voice could say it either. */
export class NothingToSay extends SeamError {
	constructor() {
		super("The text holds nothing that can be said", { retryable: false });
	}
}

/** Thrown by an engine that has no such voice: others of it may well speak. */
export class VoiceNotThere extends SeamError {
	/** @param status what its server answered, where one was asked */
	constructor(status?: number) {
		super("The engine has no such voice", { retryable: false, ...(status !== undefined && { status }) });
	}
}

/** Thrown by an engine that is busy with others: it works, and is to be asked the next time. */
export class TooBusy extends SeamError {
	constructor() {
		super("The engine is too busy for this text", { retryable: true });
	}
}

/** One of Sayso's voices, unless an engine has others. */
export interface SpeechRequest<Voice extends string = VoiceChoice> {
	/** Whose turn it takes, where voices have to be waited for. */
	personId: string;
	/** In words: numbers, dates and short forms are written out, emoji are gone. */
	text: string;
	voice: Voice;
	languageCode: LanguageCode;
	signal: AbortSignal;
	/** A voice is tried: whoever speaks with it is asked, whatever was kept, and fails for this one try alone. */
	isTry?: boolean;
	/** Called where the engine that comes first does not speak, before the one behind it does. */
	stoodIn?: (why: unknown) => void;
}

export interface TextToSpeech<Voice extends string = VoiceChoice> {
	readonly name: string;
	/** As the screen names it. */
	readonly label: string;
	/** True when a better voice can be configured. */
	readonly basic: boolean;
	available(): Promise<boolean>;
	/** False while it cannot speak for now, as where its model is not installed or it rests after a failure. */
	isThere?(): boolean;
	/**
	 * @returns one mp3 file
	 * @throws {SeamError} `NothingToSay`, `VoiceNotThere` and `TooBusy` among them
	 */
	speak(request: SpeechRequest<Voice>): Promise<Uint8Array>;
	close(): Promise<void>;
}

/** Voices that people have banked with a vendor, each by what the vendor calls it. */
export interface OwnVoices extends TextToSpeech<string> {
	/** Forgets what was said with a voice, what is being made too: whoever has it spoke for the last time. */
	forget(voice: string): void;
}
