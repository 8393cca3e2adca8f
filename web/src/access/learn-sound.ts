import { type EarProblem, openEar } from "./edge/ear.ts";
import { beginLearning, type LearnedSound, learnSound } from "./sound/learn-sound.ts";

/** Milliseconds between two measurements. */
const every = 20;

/** The progress; `asking`: the browser asks for the microphone. */
export type SoundLesson = LearnedSound | { step: "asking" } | { step: "failed"; problem: EarProblem };

/** Learns a sound from the microphone and reports each step. @returns how to stop */
export function waitForSound(report: (lesson: SoundLesson) => void): () => void {
	let learning: ReturnType<typeof beginLearning> | undefined;
	let step = "asking";
	const ear = openEar((problem) => {
		if (!problem) return;
		if (problem !== "asleep") end();
		report({ step: "failed", problem });
	});
	const timer = setInterval(() => {
		const loudness = ear.loudness();
		if (loudness === undefined) return;
		learning ??= beginLearning(performance.now());
		const { state, learned } = learnSound(learning, loudness, performance.now());
		learning = state;
		if (learned.step === step) return;
		step = learned.step;
		if (step === "learned" || step === "nothing") end();
		report(learned);
	}, every);
	function end() {
		clearInterval(timer);
		ear.close();
	}
	report({ step: "asking" });
	return end;
}

/** Reports the current level in decibels of full scale. @returns how to stop */
export function watchLoudness(report: (loudness: number) => void): () => void {
	const ear = openEar(() => {});
	const timer = setInterval(() => report(ear.loudness() ?? -100), 3 * every);
	return () => {
		clearInterval(timer);
		ear.close();
	};
}
