/** The part of the Web Speech API in use. Browsers name it with or without a prefix, and TypeScript has no types for it. */
export interface Recognition {
	lang: string;
	continuous: boolean;
	interimResults: boolean;
	processLocally?: boolean;
	phrases?: unknown;
	onstart: (() => void) | null;
	onresult: ((event: SpeechRecognitionEvent) => void) | null;
	onerror: ((event: { error: string }) => void) | null;
	onend: (() => void) | null;
	start(): void;
	stop(): void;
	abort(): void;
}
interface LocalOptions {
	langs: string[];
	processLocally: true;
}
export interface RecognitionClass {
	new (): Recognition;
	available?(options: LocalOptions): Promise<string>;
	install?(options: LocalOptions): Promise<boolean>;
}

/** The browser's recogniser, or undefined if it has no recogniser. */
export function recognitionClass(): RecognitionClass | undefined {
	const scope = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
	return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

export const browserListens = (): boolean => recognitionClass() !== undefined;

/** How much more likely the person's own words become: 0 to 10 in the API. */
const boost = 5;

/** Passes the words to expect as phrases, if the browser supports that. */
export function expectWords(recognition: Recognition, words: readonly string[]): void {
	const { SpeechRecognitionPhrase: Phrase } = globalThis as {
		SpeechRecognitionPhrase?: new (phrase: string, boost: number) => unknown;
	};
	if (!Phrase || !("phrases" in recognition) || words.length === 0) return;
	try {
		recognition.phrases = words.map((word) => new Phrase(word, boost));
	} catch {
		// The recogniser works without phrases too.
	}
}
