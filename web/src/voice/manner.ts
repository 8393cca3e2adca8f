import type { Tone } from "@sayso/contract/entities/answer.ts";
import { stretched } from "@sayso/sound/stretch.ts";
import { louder } from "./louder.ts";
import { liftOf } from "./tone-lift.ts";

/** How a voice speaks: 1 is as it was made. 0.5 half as fast, 2 an octave higher; volume 0 to 1. */
export interface Manner {
	rate: number;
	pitch: number;
	volume: number;
}
/** As the person has it. `tone`: whether that of a reply is heard. */
export interface ChosenManner extends Manner {
	tone: boolean;
}

/** The pitches that are offered. They go less far than those of a device's voices: the size of who speaks seems to change with it. */
export const pitches = { low: 0.88, usual: 1, high: 1.12 };

/** `speaker.ts` looks for it too: nothing of this is loaded where nothing is to be changed. */
const key = "voice-manner";
const usual: ChosenManner = { rate: 1, pitch: 1, volume: 1, tone: true };
const listeners = new Set<() => void>();
let read: { stored: string | null; manner: ChosenManner } = { stored: null, manner: usual };

/** How Sayso's voices and the person's own speak on this device. */
export function chosenManner(): ChosenManner {
	const stored = localStorage.getItem(key);
	if (read.stored !== stored) read = { stored, manner: mannerFrom(stored) };
	return read.manner;
}

export function chooseManner(change: Partial<ChosenManner>): void {
	const manner = { ...chosenManner(), ...change };
	const isUsual = manner.rate === 1 && manner.pitch === 1 && manner.volume === 1 && manner.tone;
	if (isUsual) localStorage.removeItem(key);
	else localStorage.setItem(key, JSON.stringify(manner));
	for (const listener of listeners) listener();
}

export const onManner = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};

/** Whatever stands there: what cannot be read is as usual. */
function mannerFrom(stored: string | null): ChosenManner {
	try {
		const { rate, pitch, volume, tone } = JSON.parse(stored ?? "{}");
		const within = (value: unknown, least: number, most: number) =>
			typeof value === "number" ? Math.min(most, Math.max(least, value)) : 1;
		return {
			rate: within(rate, 0.5, 2),
			pitch: within(pitch, 0.8, 1.25),
			volume: within(volume, 0.1, 1),
			tone: tone !== false,
		};
	} catch {
		return usual;
	}
}

/** What is asked of one saying, besides what the person always has. */
export interface How {
	louder?: boolean | undefined;
	/** Of the card, where it is said as it stands. */
	tone?: Tone | undefined;
}

/** How one saying is heard. */
export interface HeardAs {
	/** A voice of the device with this manner; without one, as Sayso's would be. */
	ofDevice<Of extends Manner>(voice: Of): Of;
	ofBrowser(): Manner;
	/** What plays a sound, connected to its way out and not begun. */
	source(sound: AudioBuffer, out: AudioNode): AudioBufferSourceNode;
}

/** What was made longer or shorter last, so that what is said again begins at once. */
let last: { sound: AudioBuffer; factor: number; made: AudioBuffer } | undefined;

/**
 * Sounds are kept and prepared as they were made, and changed when they are heard: so every voice can be, the person's own too, without
 * a network, and nothing has to be made anew. Louder is louder than the chosen volume, not than it.
 */
export function heardAs({ louder: isLouder = false, tone }: How): HeardAs {
	const chosen = chosenManner();
	const lift = chosen.tone ? liftOf(tone) : 1;
	const asWanted = <Of extends Manner>(manner: Of): Of => ({
		...manner,
		...{ rate: manner.rate * lift, pitch: manner.pitch * lift, volume: isLouder ? 1 : manner.volume },
	});
	const { rate, pitch, volume } = asWanted(chosen);
	return {
		ofDevice: asWanted,
		ofBrowser: () => ({ rate, pitch, volume }),
		source(sound, out) {
			const { context } = out;
			const buffer = ofLength(sound, pitch / rate);
			const source = new AudioBufferSourceNode(context, { buffer, playbackRate: pitch });
			if (isLouder) source.connect(louder(context, out));
			else if (volume === 1) source.connect(out);
			else source.connect(new GainNode(context, { gain: volume })).connect(out);
			return source;
		},
	};
}

/** The sound so many times as long, at its pitch. Played faster by as much as it is longer, it is higher and as long as before. */
function ofLength(sound: AudioBuffer, factor: number): AudioBuffer {
	// A tone moves both by as much.
	if (Math.abs(factor - 1) < 0.005) return sound;
	if (last?.sound === sound && last.factor === factor) return last.made;
	const { numberOfChannels, sampleRate } = sound;
	const channels = Array.from({ length: numberOfChannels }, (_, at) =>
		stretched(sound.getChannelData(at), sampleRate, factor),
	);
	const length = channels[0]?.length ?? 1;
	const made = new AudioBuffer({ length, numberOfChannels, sampleRate });
	for (const [at, channel] of channels.entries()) made.copyToChannel(channel, at);
	last = { sound, factor, made };
	return made;
}
