import { onTestFinished, vi } from "vitest";

/** The device's voices, played by the test. `said`: the texts given to them, with their voice. */
export function scriptedVoices(voices: { name: string; lang: string; localService?: boolean }[]) {
	class Utterance {
		lang = "";
		voice: SpeechSynthesisVoice | undefined;
		rate = 1;
		pitch = 1;
		volume = 1;
		onstart?: () => void;
		onend?: () => void;
		onerror?: () => void;
		onboundary?: (event: { charIndex: number; name: string }) => void;
		text: string;
		constructor(text: string) {
			this.text = text;
		}
	}
	const script = {
		voices: voices.map(({ name, lang, localService = true }) => ({
			name,
			lang,
			localService,
			voiceURI: `uri:${name}`,
		})),
		said: [] as { text: string; voice: string | undefined; rate: number; pitch: number; volume: number }[],
		/** The result of the next utterance. */
		speaks: true,
		/** It begins and never ends. `silently`: the browser also reports that it no longer speaks. */
		stalls: false as boolean | "silently",
		/** The utterances, so that the test can send their events. */
		given: [] as Utterance[],
	};
	const spies = [
		vi.spyOn(speechSynthesis, "getVoices").mockImplementation(() => script.voices as SpeechSynthesisVoice[]),
		vi.spyOn(speechSynthesis, "speaking", "get").mockImplementation(() => script.stalls === true),
		vi.spyOn(speechSynthesis, "cancel").mockImplementation(() => {}),
		vi.spyOn(speechSynthesis, "speak").mockImplementation((given) => {
			const { text, voice, rate, pitch, volume, onstart, onend, onerror } = given as unknown as Utterance;
			if (!script.speaks) return onerror?.();
			script.given.push(given as unknown as Utterance);
			script.said.push({ text, voice: voice?.name, rate, pitch, volume });
			onstart?.();
			if (!script.stalls) onend?.();
		}),
	];
	vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
	onTestFinished(() => {
		for (const spy of spies) spy.mockRestore();
		vi.unstubAllGlobals();
	});
	return script;
}
