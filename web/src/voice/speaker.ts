import type { DeviceVoice } from "./device-voice.ts";
import { playAttention, playEarcon } from "./earcon.ts";
import type { KeptSpeech } from "./kept-speech.ts";
import type { HeardAs, How } from "./manner.ts";
import { markSound } from "./mark-sound.ts";
import { markSpeech } from "./mark-speech.ts";
import { isMoving, playedToEnd } from "./played-to-end.ts";
import { outputOf } from "./sound-context.ts";
import { sounded } from "./sounded.ts";

/**
 * Who is heard: the chosen voice, Sayso's in place of the person's own, another in place of the voice of the device that was chosen, or
 * the browser's.
 */
export type HeardVoice = "voice" | "instead" | "another" | "browser";
/** `began`: sound is heard. `failed`: no voice could speak. */
export type SpeakingEvent = { type: "began"; by: HeardVoice } | { type: "ended" } | { type: "failed" };

export interface Speaker {
	/** Opens the sound device, at the first sign of a press: that alone can take 100 ms. */
	wake(): void;
	/** Keeps a text and makes it ready, so that `speak` sounds at once. @returns whether it could be; else it is made when spoken */
	prepare(text: string): Promise<boolean>;
	/** Keeps a text, so that it can be spoken without a network. @returns whether it had to be made */
	keep(text: string, signal: AbortSignal): Promise<boolean>;
	/**
	 * Speaks. What is being said is cut off, or finished first where the person chose that; either way only the last call reports from
	 * now on. `louder`: than the voice was made; a voice of the device is then as loud as it can be.
	 */
	speak(text: string, report: (event: SpeakingEvent) => void, how?: How): void;
	/** Ends what is being said and what waits for it. */
	stop(): void;
	/** A soft tone without words: the press was taken. */
	earcon(): void;
	/** A bell without words: look at me. */
	attention(): void;
}

/** Milliseconds after which the browser's own voice speaks: a network that answers nothing must not leave a person silent. */
const patience = 6_000;
/** Milliseconds that the person's own voice is given where Sayso's is ready in its place. */
const patienceWithReady = 1_000;
/** Milliseconds that what changes how it is heard may take to be loaded: it is there, as a rule. */
const patienceWithManner = 300;
/** Milliseconds in which a voice of the device that began and did not end is asked no more: each text would wait for it. */
const rest = 60_000;
/** Bytes of decoded sounds that are ready at once. */
const mostReady = 32 * 1024 * 1024;

/**
 * Speaks texts in the person's voice: the device's where they have one of it, else their own or Sayso's, else any the browser has.
 *
 * @param options.speech makes mp3 of a text, or has it
 * @param options.context makes or resumes the sound context; called in the click
 * @param options.language such as en-AU, of the browser's own voice
 * @param options.deviceVoice the voice of the device that the person has in place of Sayso's
 * @param options.finishes whether what is being said is finished before the next is; else it is cut off
 * @param options.output where its sound goes, other than a voice of the browser's; usually what was chosen on this device
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
	/** Sounds in Sayso's voice that should have been in the person's own. */
	const standIns = new WeakSet<AudioBuffer>();
	let speaking = new AbortController();
	/** Settles when all texts that were given to say are said. */
	let said = Promise.resolve();
	/** The last call, which alone reports; undefined if nothing is being said. */
	let last: symbol | undefined;
	let stalled = { uri: "", until: 0 };
	// Not with the first of the page, and there before anything is said.
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
		return playedToEnd(source, length / source.playbackRate.value, signal);
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
			// What stands in for the person's own voice says it only where that still cannot be had, and cannot stand in anew.
			const made = (within: number) => inTime((ending) => decoded(text, ending), signal, within);
			const isStandIn = ready && standIns.has(ready);
			const buffer = isStandIn ? await made(patienceWithReady).catch(() => ready) : (ready ?? (await made(patience)));
			const through = (out: AudioNode) => {
				// Starts before it is reported: drawing the screen takes time.
				const played = play(buffer, out, as, signal);
				began(own ? "another" : standIns.has(buffer) ? "instead" : "voice")();
				return played;
			};
			if (await sounded(context, through, signal, output)) return report({ type: "ended" });
		} catch {
			// No sound of it, or no way for one.
		}
		if (signal.aborted) return;
		const spoke = await synthesise(speech.saidAs(text), language(), signal, began("browser"), as?.ofBrowser());
		report({ type: spoke ? "ended" : "failed" });
	}

	/** A context that cannot be made is met where something sounds through it. */
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
			// Resumed in the click, before anything is waited for.
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
 * What changes how it is heard; undefined where nothing is to be changed, or that cannot be had soon: said as it was made, rather than
 * late. `manner.ts` keeps the key.
 */
const changed = async (how: How, signal: AbortSignal): Promise<HeardAs | undefined> =>
	how.louder || how.tone || localStorage.getItem("voice-manner")
		? inTime(async () => (await manner()).heardAs(how), signal, patienceWithManner).catch(() => undefined)
		: undefined;
const manner = () => import("./manner.ts");
const voicesOfBrowser = () => import("./synthesis.ts");
/** Speaks with a voice of the browser; not at all where that cannot be had. */
const synthesise: typeof import("./synthesis.ts").synthesise = async (...said) =>
	voicesOfBrowser().then(
		(it) => it.synthesise(...said),
		() => false,
	);

/** What comes of something within so many milliseconds, even of what cannot be ended. */
function inTime<Value>(
	make: (signal: AbortSignal) => Promise<Value>,
	signal: AbortSignal,
	within: number,
): Promise<Value> {
	const ending = AbortSignal.any([signal, AbortSignal.timeout(within)]);
	const { promise, reject } = Promise.withResolvers<never>();
	ending.addEventListener("abort", () => reject(ending.reason));
	return Promise.race([make(ending), promise]);
}

/** Decoded sounds, no more than `most` bytes; those that were wanted longest ago go first. */
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
