/** How long the browser's voice may take to begin, in milliseconds: some say nothing and report nothing. */
const beginMilliseconds = 1_500;

/**
 * Speaks with the browser's own voice, in the language where it has one.
 *
 * @param onBegin called when sound is heard
 * @returns whether it spoke; false where there is no voice or the signal ended it
 */
export function synthesise(text: string, language: string, signal: AbortSignal, onBegin: () => void): Promise<boolean> {
	const synthesis = globalThis.speechSynthesis;
	if (!synthesis || signal.aborted) return Promise.resolve(false);
	const { promise, resolve } = Promise.withResolvers<boolean>();
	const utterance = new SpeechSynthesisUtterance(text);
	utterance.lang = language;
	const voice = synthesis.getVoices().find((each) => each.lang === language);
	if (voice) utterance.voice = voice;
	const giveUp = setTimeout(() => {
		synthesis.cancel();
		resolve(false);
	}, beginMilliseconds);
	utterance.onstart = () => {
		clearTimeout(giveUp);
		onBegin();
	};
	utterance.onend = () => resolve(true);
	utterance.onerror = () => resolve(false);
	signal.addEventListener("abort", () => {
		synthesis.cancel();
		resolve(false);
	});
	synthesis.speak(utterance);
	return promise.finally(() => clearTimeout(giveUp));
}
