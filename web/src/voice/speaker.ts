import { inTime } from "../in-time.ts";
import type { DeviceVoice } from "./device-voice.ts";
import { playAttention, playEarcon } from "./earcon.ts";
import type { KeptSpeech } from "./kept-speech.ts";
import type { HeardAs, How } from "./manner.ts";
import { markSound } from "./mark-sound.ts";
import { markSpeech } from "./mark-speech.ts";
import { isMoving, playToEnd } from "./play-to-end.ts";
import { outputOf } from "./sound-context.ts";
import { sounded } from "./sounded.ts";

/**
 * The voice that speaks: the chosen one, Sayso's instead of the person's own, another instead of the chosen device voice, or the
 * browser's.
 */
export type HeardVoice = "voice" | "instead" | "another" | "browser";
/** `began`: sound is playing. `failed`: no voice could speak. */
export type SpeakingEvent = { type: "began"; by: HeardVoice } | { type: "ended" } | { type: "failed" };

export interface Speaker {
	/** Opens the sound device at the first sign of a press: that alone can take 100 ms. */
	wake(): void;
	/**
	 * Stores a text and decodes it, so that `speak` plays it at once. @returns whether that worked; otherwise `speak` synthesises it
	 */
	prepare(text: string): Promise<boolean>;
	/** Stores a text, so that it can be spoken without a network. @returns whether it had to be synthesised */
	keep(text: string, signal: AbortSignal): Promise<boolean>;
	/**
	 * Speaks. The current utterance is cut off, or finished first if the person chose that; only the last call reports. `louder`: louder
	 * than usual; a device voice then has full volume.
	 */
	speak(text: string, report: (event: SpeakingEvent) => void, how?: How): void;
	/** Ends the current utterance and those that wait for it. */
	stop(): void;
	/** A soft tone without words that confirms a press. */
	earcon(): void;
	/** A bell without words that draws attention. */
	attention(): void;
}

/** Milliseconds after which the browser's own voice speaks: a network that does not answer must not leave a person silent. */
const patience = 6_000;
/** Milliseconds to wait for the person's own voice if Sayso's sound is ready as a stand-in. */
const patienceWithReady = 1_000;
/** Milliseconds to wait for the code that applies the settings; it is usually loaded. */
const patienceWithManner = 300;
/** Milliseconds for which a device voice that began and did not end is not used: each text would wait for it. */
const rest = 60_000;
/** Bytes of decoded sounds kept in memory. */
const mostReady = 32 * 1024 * 1024;

/**
 * Speaks texts in the person's voice: the chosen device voice, else their own or Sayso's, else any voice of the browser.
 * @param options.speech returns the mp3 of a text
 * @param options.context creates or resumes the sound context; called in the click
 * @param options.language such as en-AU, for the browser's voice
 * @param options.deviceVoice the device voice chosen instead of Sayso's
 * @param options.finishes whether the current utterance is finished before the next begins; otherwise it is cut off
 * @param options.output where its sound goes, except for browser voices; by default the output chosen on this device
 */
export function createSpeaker(options: {
	speech: KeptSpeech;
	context(): AudioContext;
	language(): string;
	deviceVoice?(): DeviceVoice | undefined;
	finishes?(): boolean;
	output?(context: AudioContext): Promise<AudioNode>;
}): Speaker {
	const {
		speech,
		context,
		language,
		deviceVoice = () => undefined,
		finishes = () => false,
		output = outputOf,
	} = options;
	const prepared = readySounds(mostReady);
	/** Sounds in Sayso's voice that stand in for the person's own. */
	const standIns = new WeakSet<AudioBuffer>();
	let speaking = new AbortController();
	/** Settles when all texts given to `speak` are said. */
	let said = Promise.resolve();
	/** The last call, which alone reports; undefined if nothing is being said. */
	let last: symbol | undefined;
	let stalled = { uri: "", until: 0 };
	// Not loaded with the page, but before anything is spoken.
	voicesOfBrowser().catch(() => undefined);

	/** Decodes without a sound context, which a browser gives only after a press. */
	async function decoded(text: string, signal: AbortSignal, keeps = false): Promise<AudioBuffer> {
		const { mp3, isInstead } = await speech.speech(text, signal, keeps);
		const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(mp3);
		if (isInstead) standIns.add(sound);
		return sound;
	}

	function play(buffer: AudioBuffer, out: AudioNode, as: HeardAs | undefined, signal: AbortSignal): Promise<boolean> {
		const source = as?.source(buffer, out) ?? new AudioBufferSourceNode(out.context, { buffer });
		if (!as) source.connect(out);
		const length = source.buffer?.duration ?? buffer.duration;
		return playToEnd(source, length / source.playbackRate.value, signal);
	}

	async function say(
		text: string,
		how: How,
		signal: AbortSignal,
		report: (event: SpeakingEvent) => void,
	): Promise<void> {
		const own = deviceVoice();
		const as = await changed(how, signal);
		const began = (by: HeardVoice) => () => report({ type: "began", by });
		const isResting = own?.uri === stalled.uri && performance.now() < stalled.until;
		if (own && !isResting) {
			const asWanted = as?.ofDevice(own) ?? own;
			let hasBegun = false;
			const heard = () => {
				hasBegun = true;
				began("voice")();
			};
			if (await synthesise(speech.saidAs(text), own.language, signal, heard, asWanted))
				return report({ type: "ended" });
			if (signal.aborted) return;
			if (hasBegun) stalled = { uri: own.uri, until: performance.now() + rest };
		}
		try {
			const ready = prepared.get(speech.keyOf(text));
			// A stand-in is used only if the person's own voice is still unavailable and no new sound can be made in time.
			const made = (within: number) => inTime((ending) => decoded(text, ending), within, signal);
			const isStandIn = ready && standIns.has(ready);
			const buffer = isStandIn ? await made(patienceWithReady).catch(() => ready) : (ready ?? (await made(patience)));
			const through = (out: AudioNode) => {
				// Start before reporting: drawing the screen takes time.
				const played = play(buffer, out, as, signal);
				began(own ? "another" : standIns.has(buffer) ? "instead" : "voice")();
				return played;
			};
			if (await sounded(context, through, signal, output)) return report({ type: "ended" });
		} catch {
			// There is no sound, or no way to play it.
		}
		if (signal.aborted) return;
		const spoke = await synthesise(speech.saidAs(text), language(), signal, began("browser"), as?.ofBrowser());
		report({ type: spoke ? "ended" : "failed" });
	}

	/** A context that cannot be created is handled where sound is played through it. */
	function wake() {
		try {
			void output(context());
		} catch {
			// Another voice speaks then.
		}
	}

	return {
		wake,
		async prepare(text) {
			void manner().catch(() => undefined);
			const key = speech.keyOf(text);
			const ready = prepared.get(key);
			if (ready && !standIns.has(ready)) return true;
			try {
				prepared.set(key, await decoded(text, new AbortController().signal, true));
				return true;
			} catch {
				return false;
			}
		},
		keep: (text, signal) => speech.keep(text, signal),
		speak(text, report, how = {}) {
			const before = last && finishes() ? said : undefined;
			if (!before) {
				speaking.abort();
				speaking = new AbortController();
			}
			const { signal } = speaking;
			const own = Symbol();
			last = own;
			// Resume in the click, before waiting for anything.
			wake();
			const marks = [markSpeech()];
			const unmark = () => {
				for (const end of marks.splice(0)) end();
			};
			signal.addEventListener("abort", unmark);
			const start = () =>
				say(text, how, signal, (event) => {
					if (signal.aborted) return;
					if (event.type === "began" && marks.length === 1) marks.push(markSound(text));
					if (last === own) report(event);
				});
			const next = () => (signal.aborted ? undefined : start());
			said = (before ? before.then(next, next) : start()).finally(() => {
				unmark();
				if (last === own) last = undefined;
			});
		},
		stop() {
			speaking.abort();
			last = undefined;
		},
		earcon: () => void output(context()).then(playEarcon),
		attention() {
			const ring = (out: AudioNode) => {
				playAttention(out);
				return isMoving(out.context);
			};
			void sounded(context, ring, AbortSignal.any([]), output).catch(() => undefined);
		},
	};
}

/**
 * The code that applies the settings; undefined if there is nothing to change or it does not load soon: unchanged speech is better
 * than late speech. `manner.ts` defines the key.
 */
const changed = async (how: How, signal: AbortSignal): Promise<HeardAs | undefined> =>
	how.louder || how.tone || localStorage.getItem("voice-manner")
		? inTime(async () => (await manner()).heardAs(how), patienceWithManner, signal).catch(() => undefined)
		: undefined;
const manner = () => import("./manner.ts");
const voicesOfBrowser = () => import("./synthesis.ts");
/** Speaks with a browser voice; resolves with false if its code does not load. */
const synthesise: typeof import("./synthesis.ts").synthesise = async (...said) =>
	voicesOfBrowser().then(
		(it) => it.synthesise(...said),
		() => false,
	);

/** Decoded sounds of at most `most` bytes; those used longest ago are removed first. */
function readySounds(most: number) {
	const sounds = new Map<string, AudioBuffer>();
	const bytesOf = ({ length, numberOfChannels }: AudioBuffer) => 4 * length * numberOfChannels;
	return {
		get(key: string): AudioBuffer | undefined {
			const sound = sounds.get(key);
			if (sound) {
				sounds.delete(key);
				sounds.set(key, sound);
			}
			return sound;
		},
		set(key: string, sound: AudioBuffer) {
			sounds.set(key, sound);
			let bytes = [...sounds.values()].reduce((sum, each) => sum + bytesOf(each), 0);
			for (const [other, each] of sounds) {
				if (bytes <= most) return;
				sounds.delete(other);
				bytes -= bytesOf(each);
			}
		},
	};
}
