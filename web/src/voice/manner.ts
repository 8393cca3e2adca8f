import type { Tone } from "@sayso/contract/entities/answer.ts";
import { stretched } from "@sayso/sound/stretch.ts";
import { listeners } from "../listeners.ts";
import { louder } from "./louder.ts";
import { liftOf } from "./tone-lift.ts";

/** How a voice speaks: 1 is unchanged; speed 0.5 is half as fast, pitch 2 an octave higher; volume 0 to 1. */
export interface Manner {
	rate: number;
	pitch: number;
	volume: number;
}
/** The person's settings. `tone`: whether the tone of a reply is audible. */
export interface ChosenManner extends Manner {
	tone: boolean;
}

/**
 * The pitches on offer. The range is smaller than for device voices, because this pitch shift also changes how large the speaker
 * sounds.
 */
export const pitches = { low: 0.88, usual: 1, high: 1.12 };

/** `speaker.ts` reads the same key: this module is not loaded if there is nothing to change. */
const key = "voice-manner";
const usual: ChosenManner = { rate: 1, pitch: 1, volume: 1, tone: true };
const changes = listeners();
let read: { stored: string | null; manner: ChosenManner } = { stored: null, manner: usual };

/** The settings of Sayso's voices and the person's own voice on this device. */
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
	changes.emit();
}

export const onManner = changes.subscribe;

/** Accepts any stored text: unreadable settings become the defaults. */
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

/** Options of one utterance, besides the person's settings. */
export interface How {
	louder?: boolean | undefined;
	/** The tone of the card, if its text is spoken unchanged. */
	tone?: Tone | undefined;
}

/** How one utterance is played. */
export interface HeardAs {
	/** Applies these settings to a device voice. */
	ofDevice<Of extends Manner>(voice: Of): Of;
	ofBrowser(): Manner;
	/** A source for the sound, connected to `out` and not started. */
	source(sound: AudioBuffer, out: AudioNode): AudioBufferSourceNode;
}

/** The last stretched sound, so that repeating it starts at once. */
let last: { sound: AudioBuffer; factor: number; made: AudioBuffer } | undefined;

/**
 * Sounds are stored unchanged, and the settings are applied at playback: this works for every voice, including the person's own,
 * without a network and without a new synthesis. `louder` is relative to the chosen volume.
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

/** Stretches the sound by a factor at the same pitch. Played faster by that factor, it gets higher at its old length. */
function ofLength(sound: AudioBuffer, factor: number): AudioBuffer {
	// A tone changes both by the same factor: there is nothing to stretch.
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
