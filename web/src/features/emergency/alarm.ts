import { chosenDeviceVoice, type DeviceVoice } from "../../voice/device-voice.ts";
import { markSpeech } from "../../voice/mark-speech.ts";
import { playToEnd } from "../../voice/play-to-end.ts";
import { chosenWay } from "../../voice/sound-context.ts";
import { synthesise } from "../../voice/synthesis.ts";

/** Seconds of silence before each repetition, so that a helper can answer. */
const pauseSeconds = 2;
/** The gain before the limiter. */
const gain = 4;
/** Milliseconds a device voice may take: a base, and more for each character. Some begin and never end. */
const [patience, patienceACharacter] = [3_000, 150];

/** `silent`: no voice could speak; a tone plays instead. */
export type AlarmProgress = "voice" | "browser" | "silent";

/**
 * Speaks a sentence again and again, whatever volume is set for conversation. Being heard comes first: the prepared sound plays as
 * loud as possible without distortion, the first time and every other time. In between, the person's device voice speaks, if they
 * use one, at that voice's own volume, so that people recognise who calls. Without a prepared sound a loud tone precedes every
 * repetition. The sound plays on the default output, and on the one chosen for the voice too. Voices that need a network are not
 * used, and every wait has a limit.
 * @param alarm.sound the sentence as mp3, if it was prepared
 * @param alarm.signal stops it at once
 */
export function startAlarm(alarm: {
	sentence: string;
	language: string;
	sound: () => Promise<ArrayBuffer | undefined>;
	signal: AbortSignal;
	report: (progress: AlarmProgress) => void;
}): void {
	const { sentence, language, sound, signal, report } = alarm;
	let way = loudWay();
	// If the very first touch starts the alarm, the browser may allow sound only when the finger is lifted.
	const wake = () => void way.context.resume().catch(() => undefined);
	const signs = ["pointerup", "keydown", "keyup"] as const;
	for (const sign of signs) window.addEventListener(sign, wake);
	signal.addEventListener("abort", () => {
		for (const sign of signs) window.removeEventListener(sign, wake);
		void way.context.close();
	});

	/** @returns whether it was played; if the clock has stopped, the next sound uses another context */
	async function played(source: AudioScheduledSourceNode, seconds: number): Promise<boolean> {
		source.connect(way.loud);
		const over = playToEnd(source, seconds, signal).finally(markSpeech());
		source.stop(way.context.currentTime + seconds);
		if (await over) return true;
		if (signal.aborted) return false;
		void way.context.close().catch(() => undefined);
		try {
			way = loudWay();
		} catch {
			// A browser may refuse another context: this one then stays silent, and a device voice speaks.
		}
		return false;
	}
	const tone = () => played(new OscillatorNode(way.context, { frequency: 880, type: "square" }), 0.7);

	/** @returns whether it was spoken to its end in time */
	async function said(voice?: DeviceVoice): Promise<boolean> {
		const late = AbortSignal.timeout(patience + patienceACharacter * sentence.length);
		const ending = AbortSignal.any([signal, late]);
		const { promise: ended, resolve } = Promise.withResolvers<boolean>();
		ending.addEventListener("abort", () => resolve(false));
		const began = () => !ending.aborted && report("browser");
		const spoken = synthesise(sentence, voice?.language ?? language, ending, began, voice, true);
		return Promise.race([spoken, ended]);
	}
	const chosen = chosenDeviceVoice();
	let own = chosen && { ...chosen, volume: 1 };
	/** Speaks with the person's device voice; once it fails it is not used again. */
	async function saidOwn(): Promise<boolean> {
		if (own && (await said(own))) return true;
		own = undefined;
		return false;
	}
	/** Speaks with any device voice. */
	async function saidAloud(): Promise<void> {
		if (!(await saidOwn()) && !(await said()) && !signal.aborted) report("silent");
	}

	async function call() {
		const mp3 = await sound().catch(() => undefined);
		const buffer = mp3 && (await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(mp3).catch(() => undefined));
		for (let turn = 0; !signal.aborted; turn++) {
			if (!buffer) {
				await tone();
				await saidAloud();
			} else if ((turn % 2 === 0 || !(await saidOwn())) && !signal.aborted) {
				report("voice");
				const isHeard = await played(new AudioBufferSourceNode(way.context, { buffer }), buffer.duration);
				if (!isHeard) await saidAloud();
			}
			await new Promise((resolve) => setTimeout(resolve, pauseSeconds * 1000));
		}
	}
	void call();
}

/** A separate context with a limiter: as loud as the device can play without distortion. */
function loudWay(): { context: AudioContext; loud: AudioNode } {
	const context = new AudioContext();
	const limiter = new DynamicsCompressorNode(context, { threshold: -6, knee: 0, ratio: 20, attack: 0.002 });
	const loud = new GainNode(context, { gain });
	loud.connect(limiter).connect(context.destination);
	// Also play on the chosen voice output: people are used to hearing the person there.
	void chosenWay()
		.then((way) => way?.besides(context))
		.then((beside) => beside && limiter.connect(beside));
	return { context, loud };
}
