import { chosenDeviceVoice } from "../../../voice/device-voice.ts";
import { markSpeech } from "../../../voice/mark-speech.ts";
import { synthesise } from "../../../voice/synthesis.ts";

/** Seconds of silence before it is said again: somebody may answer. */
const pauseSeconds = 2;
/** How much louder than usual, before the limiter. */
const gain = 4;

/** `silent`: no voice could say it; a tone calls in its place. */
export type AlarmProgress = "voice" | "browser" | "silent";

/**
 * Says a sentence again and again, as loud as the device can without breaking up, whatever loudness was chosen for talk. Who
 * speaks with a voice of this device calls with it, too; where it is gone Sayso's does.
 *
 * @param alarm.sound the sentence as mp3, where it was prepared
 * @param alarm.signal ends it at once
 */
export function startAlarm(alarm: {
	sentence: string;
	language: string;
	sound: () => Promise<ArrayBuffer | undefined>;
	signal: AbortSignal;
	report: (progress: AlarmProgress) => void;
}): void {
	const { sentence, language, sound, signal, report } = alarm;
	const context = new AudioContext();
	const limiter = new DynamicsCompressorNode(context, { threshold: -6, knee: 0, ratio: 20, attack: 0.002 });
	const loud = new GainNode(context, { gain });
	loud.connect(limiter).connect(context.destination);
	// Where the very first touch is the one that calls, sound may begin only when the finger is lifted.
	const wake = () => void context.resume().catch(() => undefined);
	const signs = ["pointerup", "keydown", "keyup"] as const;
	for (const sign of signs) window.addEventListener(sign, wake);
	signal.addEventListener("abort", () => {
		for (const sign of signs) window.removeEventListener(sign, wake);
		void context.close();
	});

	const played = (source: AudioScheduledSourceNode): Promise<void> => {
		const { promise, resolve } = Promise.withResolvers<void>();
		source.connect(loud);
		source.onended = () => resolve();
		signal.addEventListener("abort", () => resolve());
		source.start();
		return promise.finally(markSpeech());
	};
	const tone = () => {
		const source = new OscillatorNode(context, { frequency: 880, type: "square" });
		const over = played(source);
		source.stop(context.currentTime + 0.7);
		return over;
	};

	let chosen = chosenDeviceVoice();
	/** With the voice of this device that the person has; one that did not speak once is asked no more. */
	async function ownVoice(): Promise<boolean> {
		if (!chosen) return false;
		const report = () => alarm.report("browser");
		if (await synthesise(sentence, chosen.language, signal, report, { ...chosen, volume: 1 })) return true;
		chosen = undefined;
		return false;
	}

	async function call() {
		const mp3 = await sound().catch(() => undefined);
		const buffer = mp3 && (await context.decodeAudioData(mp3).catch(() => undefined));
		while (!signal.aborted) {
			const isSaid = await ownVoice();
			if (isSaid || signal.aborted) {
				// That is all, until it is said again.
			} else if (buffer) {
				report("voice");
				await played(new AudioBufferSourceNode(context, { buffer }));
			} else if (!(await synthesise(sentence, language, signal, () => report("browser"))) && !signal.aborted) {
				report("silent");
				await tone();
			}
			await new Promise((resolve) => setTimeout(resolve, pauseSeconds * 1000));
		}
	}
	void call();
}
