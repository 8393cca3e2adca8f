import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import { quickWords } from "@sayso/contract/entities/voice.ts";
import { useEffect, useMemo } from "react";
import { whenIdle } from "../../../hydration/when-idle.ts";
import { instantLayer, isInstant } from "../../../phrases/instant-layer.ts";
import { usePhrases } from "../../../phrases/use-phrases.ts";
import { useDeviceVoice } from "../../../voice/device-voice.ts";
import { deviceVoices, voiceHere } from "../../../voice/device-voices.ts";
import type { SpokenVoice } from "../../../voice/kept-speech.ts";
import type { Speaker } from "../../../voice/speaker.ts";
import type { Communicator } from "./communicator.ts";

/** The number of phrases to decode in advance: as many as the idle board shows. */
const atHand = 12;
/** The number of phrases to store in advance, the most used first. */
const ahead = 200;
/** Milliseconds between two syntheses in advance, so that half of the server's rate stays for live speech. */
const pace = 2_000;

/**
 * Prepares the texts of single presses, which must play at once and offline: the quick row and the first phrases are decoded in
 * advance, the others stored. Yes, No and the quick row come first; the phrases follow one by one while the page is idle, so that
 * replies do not wait.
 */
export function usePreparedSounds(
	communicator: Communicator,
	speaker: Speaker,
	voice: SpokenVoice | undefined,
	words: readonly MyWord[] | undefined,
): void {
	const { phrases } = usePhrases();
	const instant = useMemo(() => instantLayer(phrases).shown.filter(({ act }) => act === "say"), [phrases]);
	// A change of a use count changes no sound.
	const wanted = JSON.stringify([
		instant.map(({ text }) => text),
		phrases.filter((phrase) => !isInstant(phrase)).map(({ text }) => text),
	]);

	const deviceVoice = useDeviceVoice();
	/** The device voice that speaks instead of the person's own. */
	const sayer = voice?.own === undefined ? undefined : deviceVoice;

	useEffect(() => {
		// Without their own words, sounds with the wrong pronunciation would be made.
		if (!voice || !words) return;
		const [first, own] = JSON.parse(wanted) as [string[], string[]];
		const leaving = new AbortController();
		const { signal } = leaving;
		async function prepareAll() {
			// While a device voice speaks, do not send texts to the service of their own voice. A missing device voice does not count.
			if (sayer && voiceHere(await deviceVoices(), sayer)) return;
			// The network may be gone soon: Yes and No are prepared at once and in parallel.
			const atOnce = await Promise.all([...quickWords].map((text) => speaker.prepare(text)));
			if (signal.aborted || !atOnce.every(Boolean)) return;
			for (const text of first) if (signal.aborted || !(await speaker.prepare(text))) return;
			for (const text of own.slice(0, atHand)) {
				await freely();
				if (signal.aborted || !(await speaker.prepare(text))) return;
			}
			for (const text of own.slice(atHand, ahead)) {
				await freely();
				if (signal.aborted) return;
				// A sound that cannot be made now is made when the network is back.
				const made = await speaker.keep(text, signal).catch(() => undefined);
				if (made === undefined) return;
				if (made) await new Promise((resolve) => setTimeout(resolve, pace));
			}
		}
		async function freely() {
			do await whenIdle();
			while (communicator.state.phase !== "idle" && !signal.aborted);
		}
		void prepareAll();
		window.addEventListener("online", prepareAll, { signal });
		return () => leaving.abort();
	}, [communicator, speaker, voice, words, wanted, sayer]);
}
