/** The part of the Web Speech API that is used; browsers name it with and without a prefix, and types lack it. */
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

/** The browser's recogniser, or undefined where it has none. */
export function recognitionClass(): RecognitionClass | undefined {
	const scope = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
	return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

export const browserListens = (): boolean => recognitionClass() !== undefined;

/** How much more likely a word of the person's own is taken to be: 0 to 10, as the API has it. */
const boost = 5;

/** Tells a recogniser which words to expect, where the browser can be told. */
export function expectWords(recognition: Recognition, words: readonly string[]): void {
	const { SpeechRecognitionPhrase: Phrase } = globalThis as {
		SpeechRecognitionPhrase?: new (phrase: string, boost: number) => unknown;
	};
	if (!Phrase || !("phrases" in recognition) || words.length === 0) return;
	try {
		recognition.phrases = words.map((word) => new Phrase(word, boost));
	} catch {
		// Without them it hears as it does.
	}
}
