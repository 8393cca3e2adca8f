import { chosenDeviceVoice, type DeviceVoice } from "../../../voice/device-voice.ts";
import { markSpeech } from "../../../voice/mark-speech.ts";
import { playedToEnd } from "../../../voice/played-to-end.ts";
import { chosenWay } from "../../../voice/sound-context.ts";
import { synthesise } from "../../../voice/synthesis.ts";

/** Seconds of silence before it is said again: somebody may answer. */
const pauseSeconds = 2;
/** How much louder than usual, before the limiter. */
const gain = 4;
/** Milliseconds a voice of the device may take, and as many more for each character: some begin, and never end. */
const [patience, patienceACharacter] = [3_000, 150];

/** `silent`: no voice could say it; a tone calls in its place. */
export type AlarmProgress = "voice" | "browser" | "silent";

/**
 * Says a sentence again and again, whatever loudness was chosen for talk. To be heard comes first: the prepared sound is played as
 * loud as the device can without breaking up, the first time and every other time. Between, who speaks with a voice of this device
 * calls with it, no louder than that voice is, so that people who know it know who calls. Where nothing was prepared a loud tone
 * comes before every saying. It comes from the usual output, and from the one that was chosen for the voice too. No voice that needs a network is asked, and none is waited for without an end.
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
	let way = loudWay();
	// Where the very first touch is the one that calls, sound may begin only when the finger is lifted.
	const wake = () => void way.context.resume().catch(() => undefined);
	const signs = ["pointerup", "keydown", "keyup"] as const;
	for (const sign of signs) window.addEventListener(sign, wake);
	signal.addEventListener("abort", () => {
		for (const sign of signs) window.removeEventListener(sign, wake);
		void way.context.close();
	});

	/** @returns whether it was heard; where the clock of the sound stands still, what is next goes another way */
	async function played(source: AudioScheduledSourceNode, seconds: number): Promise<boolean> {
		source.connect(way.loud);
		const over = playedToEnd(source, seconds, signal).finally(markSpeech());
		source.stop(way.context.currentTime + seconds);
		if (await over) return true;
		if (signal.aborted) return false;
		void way.context.close().catch(() => undefined);
		try {
			way = loudWay();
		} catch {
			// A browser may give no other: nothing is heard of this one, and a voice of the device calls.
		}
		return false;
	}
	const tone = () => played(new OscillatorNode(way.context, { frequency: 880, type: "square" }), 0.7);

	/** @returns whether it said it to its end, and in time */
	async function said(voice?: DeviceVoice): Promise<boolean> {
		const late = AbortSignal.timeout(patience + patienceACharacter * sentence.length);
		const ending = AbortSignal.any([signal, late]);
		const { promise: ended, resolve } = Promise.withResolvers<boolean>();
		ending.addEventListener("abort", () => resolve(false));
		const told = () => !ending.aborted && report("browser");
		const spoken = synthesise(sentence, voice?.language ?? language, ending, told, voice, true);
		return Promise.race([spoken, ended]);
	}
	const chosen = chosenDeviceVoice();
	let own = chosen && { ...chosen, volume: 1 };
	/** With the voice of this device that the person has; one that did not speak once is asked no more. */
	async function saidOwn(): Promise<boolean> {
		if (own && (await said(own))) return true;
		own = undefined;
		return false;
	}
	/** With any voice of this device. */
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

/** A way out as loud as the device can be without breaking up, and a context for it alone. */
function loudWay(): { context: AudioContext; loud: AudioNode } {
	const context = new AudioContext();
	const limiter = new DynamicsCompressorNode(context, { threshold: -6, knee: 0, ratio: 20, attack: 0.002 });
	const loud = new GainNode(context, { gain });
	loud.connect(limiter).connect(context.destination);
	// Where the voice comes from another output, people are used to hear it there.
	void chosenWay()
		.then((way) => way?.besides(context))
		.then((beside) => beside && limiter.connect(beside));
	return { context, loud };
}
