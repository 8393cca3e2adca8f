import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import { voiceOf } from "@sayso/contract/entities/voice.ts";
import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { DeviceVoice } from "../voice/device-voice.ts";
import { keptSpeech } from "../voice/kept-speech.ts";
import type { SoundStore } from "../voice/sound-store.ts";
import { createSpeaker, type SpeakingEvent } from "../voice/speaker.ts";
import { asBase64 } from "./sound.ts";

interface SpeakerOptions {
	store?: SoundStore | undefined;
	words?(): readonly MyWord[];
	deviceVoice?(): DeviceVoice | undefined;
	/** The person's own voice, and whether the server has it. */
	own?: { id: string; isThere: boolean };
	/** By default one context that runs. */
	contexts?(): AudioContext;
	finishes?(): boolean;
}

/** A speaker after a press, with a server that speaks as the test says; `reported` records its events. */
export async function speaker(
	fetchSpeech: (text: string, signal: AbortSignal) => Promise<ArrayBuffer>,
	{ store, own, words = () => [], contexts, ...options }: SpeakerOptions = {},
) {
	await render(<button type="button">Speak</button>);
	await page.getByRole("button").first().click();
	const context = new AudioContext();
	await context.resume();
	const reported: SpeakingEvent[] = [];
	const notify = (event: SpeakingEvent) => void reported.push(event);
	const speech = keptSpeech({
		api: {
			speak: async ({ body, signal = AbortSignal.any([]) }) => ({
				audio_content: asBase64(await fetchSpeech(body.text, signal)),
				spoken_by: body.own_voice && own?.isThere ? "own_voice" : "voice",
			}),
		},
		voice: () => ({ ...voiceOf("male-au"), ...(own && { own: own.id }) }),
		words,
		store: async () => store,
	});
	const made = createSpeaker({ speech, context: contexts ?? (() => context), language: () => "en-AU", ...options });
	return { ...made, reported, notify };
}

/** The browser's own voice, played by the test. @returns the texts it received */
export function browserVoice(happens: "onstart onend" | "onerror") {
	const said: string[] = [];
	const spy = vi.spyOn(speechSynthesis, "speak").mockImplementation((utterance) => {
		said.push(utterance.text);
		for (const name of happens.split(" ")) utterance.dispatchEvent(new Event(name.slice(2)));
	});
	onTestFinished(() => spy.mockRestore());
	return said;
}
