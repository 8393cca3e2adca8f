import { accessProfile } from "../profile.ts";
import { hearSound, type SoundSignal, silent } from "../sound/sound-switch.ts";
import { type Ear, type EarProblem, openEar } from "./ear.ts";

/** Milliseconds between two measurements. */
const every = 20;

const words: Readonly<Record<EarProblem, string>> = {
	refused: "Your sound cannot be heard: this browser does not let Sayso use the microphone.",
	missing: "Your sound cannot be heard: no microphone is there.",
	asleep: "Press anything once, so that this browser lets Sayso hear your sound.",
};

/**
 * A sound in the microphone as a switch. While Sayso listens the microphone is released: on some devices the second user silences
 * the first.
 * @param notify receives why no sound is detected; empty: all is well
 */
export function runSound(hear: (signal: SoundSignal) => void, notify: (words: string) => void) {
	let ear: Ear | undefined;
	let sound = silent;

	function look() {
		const isTaken = document.querySelector("[data-listens]") !== null;
		if (isTaken) {
			ear?.close();
			ear = undefined;
		} else ear ??= openEar((problem) => notify(problem ? words[problem] : ""));
		const speaks = document.querySelector("[data-scan-pause]") !== null || globalThis.speechSynthesis?.speaking;
		const { threshold } = accessProfile().sound;
		const { state, signal } = hearSound(sound, speaks ? undefined : ear?.loudness(), threshold, performance.now());
		sound = state;
		if (signal) hear(signal);
	}
	const timer = setInterval(look, every);
	look();
	return {
		stop() {
			clearInterval(timer);
			ear?.close();
			if (sound.isDown) hear("lost");
			notify("");
		},
	};
}
