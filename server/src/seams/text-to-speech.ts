import type { LanguageCode, VoiceChoice } from "@sayso/contract/entities/voice.ts";

export interface SpeechRequest {
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
	 * @throws {SeamError}
	 */
	speak(request: SpeechRequest): Promise<Uint8Array>;
	close(): Promise<void>;
}
