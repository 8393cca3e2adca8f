import type { LanguageCode, VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { SeamError } from "./seam-error.ts";

/** Thrown for a text without anything that can be said, such as dots or an emoji: no other voice could say it either. */
export class NothingToSay extends SeamError {
	constructor() {
		super("The text holds nothing that can be said", { retryable: false });
	}
}

export interface SpeechRequest {
	/** Whose turn it takes, where voices have to be waited for. */
	personId: string;
	/** In words: numbers, dates and short forms are written out, emoji are gone. */
	text: string;
	voice: VoiceChoice;
	languageCode: LanguageCode;
	signal: AbortSignal;
}

export interface TextToSpeech {
	readonly name: string;
	/** As the screen names it. */
	readonly label: string;
	/** True when a better voice can be configured. */
	readonly basic: boolean;
	available(): Promise<boolean>;
	/**
	 * @returns one mp3 file
	 * @throws {SeamError} `NothingToSay` among them
	 */
	speak(request: SpeechRequest): Promise<Uint8Array>;
	close(): Promise<void>;
}
