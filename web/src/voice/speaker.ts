import { playEarcon } from "./earcon.ts";
import { synthesise } from "./synthesis.ts";

/** `began`: sound is heard, in the chosen voice or the browser's own. `failed`: neither could speak. */
export type SpeakingEvent = { type: "began"; by: "voice" | "browser" } | { type: "ended" } | { type: "failed" };

export interface Speaker {
	/** Opens the sound device, at the first sign of a press: that alone can take 100 ms. */
	wake(): void;
	/** Makes a word ready, so that `speak` sounds at once. Failing is no error: it is then made when spoken. */
	prepare(text: string): void;
	/** Speaks; what is being said ends first. Nothing more is told of a speaking that was ended. */
	speak(text: string, report: (event: SpeakingEvent) => void): void;
	stop(): void;
	/** A soft tone without words: the press was taken. */
	earcon(): void;
}

/**
 * Speaks texts in the person's voice, or in the browser's where that fails.
 *
 * @param options.fetchSpeech makes mp3 of a text
 * @param options.context makes or resumes the sound context; called in the click
 * @param options.language such as en-AU, of the browser's own voice
 */
export function createSpeaker(options: {
	fetchSpeech(text: string, signal: AbortSignal): Promise<ArrayBuffer>;
	context(): AudioContext;
	language(): string;
}): Speaker {
	const { fetchSpeech, context, language } = options;
	const prepared = new Map<string, AudioBuffer>();
	let speaking = new AbortController();

	/** Decodes without a sound context, which a browser gives only after a press. */
	async function decoded(text: string, signal: AbortSignal): Promise<AudioBuffer> {
		const mp3 = await fetchSpeech(text, signal);
		return new OfflineAudioContext(1, 1, 48_000).decodeAudioData(mp3);
	}

	function play(buffer: AudioBuffer, signal: AbortSignal): Promise<void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		const source = new AudioBufferSourceNode(context(), { buffer });
		source.connect(source.context.destination);
		source.onended = () => resolve();
		signal.addEventListener("abort", () => source.stop());
		source.start();
		return promise;
	}

	async function say(text: string, signal: AbortSignal, report: (event: SpeakingEvent) => void): Promise<void> {
		try {
			const buffer = prepared.get(text) ?? (await decoded(text, signal));
			if (signal.aborted) return;
			report({ type: "began", by: "voice" });
			await play(buffer, signal);
			report({ type: "ended" });
		} catch {
			const spoke = await synthesise(text, language(), signal, () => report({ type: "began", by: "browser" }));
			report({ type: spoke ? "ended" : "failed" });
		}
	}

	return {
		wake: () => void context(),
		prepare(text) {
			decoded(text, new AbortController().signal).then(
				(buffer) => prepared.set(text, buffer),
				() => undefined,
			);
		},
		speak(text, report) {
			speaking.abort();
			speaking = new AbortController();
			const { signal } = speaking;
			// Resumed in the click, before anything is waited for.
			context();
			void say(text, signal, (event) => {
				if (!signal.aborted) report(event);
			});
		},
		stop() {
			speaking.abort();
		},
		earcon() {
			playEarcon(context());
		},
	};
}
