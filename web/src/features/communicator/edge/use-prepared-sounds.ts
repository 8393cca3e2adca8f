import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import { quickWords } from "@sayso/contract/entities/voice.ts";
import { useEffect, useMemo } from "react";
import { whenIdle } from "../../../hydration/when-idle.ts";
import { useDeviceVoice } from "../../../voice/device-voice.ts";
import { deviceVoices, voiceHere } from "../../../voice/device-voices.ts";
import type { SpokenVoice } from "../../../voice/kept-speech.ts";
import type { Speaker } from "../../../voice/speaker.ts";
import { instantLayer, isInstant } from "../board/instant-layer.ts";
import { usePhrases } from "../board/use-phrases.ts";
import type { Communicator } from "./communicator.ts";

/** So many phrases are decoded ahead: those that the idle board has room for. */
const atHand = 12;
/** So many are kept ahead, the most said first. */
const ahead = 200;
/** Milliseconds between two sounds that have to be made ahead: the server takes as many again of what is said meanwhile. */
const pace = 2_000;

/**
 * Words of one press have to sound at once, also without a connection: the quick row and the first phrases are decoded ahead,
 * the others are kept. Yes, No and the quick row come before all else; the phrases one after another, while
 * nothing else is to be done, so that replies do not wait for them.
 */
export function usePreparedSounds(
	communicator: Communicator,
	speaker: Speaker,
	voice: SpokenVoice | undefined,
	words: readonly MyWord[] | undefined,
): void {
	const { phrases } = usePhrases();
	const instant = useMemo(() => instantLayer(phrases).shown.filter(({ act }) => act === "say"), [phrases]);
	// Counting how often one is said changes none of them.
	const wanted = JSON.stringify([
		instant.map(({ text }) => text),
		phrases.filter((phrase) => !isInstant(phrase)).map(({ text }) => text),
	]);

	const deviceVoice = useDeviceVoice();
	/** The voice of this device that says it all in place of the person's own. */
	const sayer = voice?.own === undefined ? undefined : deviceVoice;

	useEffect(() => {
		// Without the words of their own, sounds would be made that nobody asks for.
		if (!voice || !words) return;
		const [first, own] = JSON.parse(wanted) as [string[], string[]];
		const leaving = new AbortController();
		const { signal } = leaving;
		async function prepareAll() {
			// While a voice of the device speaks, the service of their own voice gets nothing ahead. One that is gone says nothing.
			if (sayer && voiceHere(await deviceVoices(), sayer)) return;
			// The network may be gone in a moment: Yes and No do not wait for an idle page, nor for each other.
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
				// What cannot be made now is made when the network is back.
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
