import type { DeviceVoice } from "./device-voice.ts";
import { deviceVoices, voiceHere } from "./device-voices.ts";
import type { Manner } from "./manner.ts";
import { markSpeech } from "./mark-speech.ts";

/** How long the browser's voice may take to begin, in milliseconds: some say nothing and report nothing. */
const beginMilliseconds = 1_500;
/** How long it may take to its end, in milliseconds, and as much more for each character: some begin, and never end. */
const [endMilliseconds, characterMilliseconds] = [3_000, 150];
/** How long after a word the next may come, in milliseconds, where the voice tells of its words. */
const wordMilliseconds = 6_000;
/** Milliseconds between two looks at whether the browser still speaks. */
const look = 500;
/** Characters after which a voice that speaks through a network is cut off by some browsers: it, and one that is not known, is given less at once. */
const breath = 200;

/** The text in words, as every voice is given it; as it stands where nothing is left, or what does that cannot be fetched. */
async function inWords(text: string, language: string): Promise<string> {
	try {
		const { saidRight } = await import("@sayso/sound/said/said-right.ts");
		return saidRight(text, language) || text;
	} catch {
		return text;
	}
}

/**
 * Speaks with a voice of the device, in the language where it has one.
 *
 * @param onBegin called when sound is heard
 * @param how the manner it speaks in; a voice of the device: this one and no other
 * @param isUrgent only with a voice that needs no network
 * @returns whether it spoke; false where there is no such voice or the signal ended it
 */
export async function synthesise(
	text: string,
	language: string,
	signal: AbortSignal,
	onBegin: () => void,
	how?: Manner | DeviceVoice,
	isUrgent = false,
): Promise<boolean> {
	// Before anything is waited for: a reading that this ends is over when it speaks.
	const unmark = markSpeech();
	return synthesised(text, language, signal, onBegin, how, isUrgent).finally(unmark);
}

async function synthesised(
	text: string,
	language: string,
	signal: AbortSignal,
	onBegin: () => void,
	how: Manner | DeviceVoice | undefined,
	isUrgent: boolean,
): Promise<boolean> {
	const synthesis = globalThis.speechSynthesis;
	if (!synthesis) return false;
	const chosen = how && "uri" in how ? how : undefined;
	const [words, voices] = await Promise.all([
		inWords(text, language),
		chosen || isUrgent ? deviceVoices() : synthesis.getVoices(),
	]);
	const able = isUrgent ? voices.filter(({ localService }) => localService) : voices;
	// In need any voice of the language is better than none.
	const isNear = ({ lang }: SpeechSynthesisVoice) => isUrgent && !chosen && lang.slice(0, 2) === language.slice(0, 2);
	const wanted = chosen ? voiceHere(able, chosen) : able.find(({ lang }) => lang === language);
	const voice = wanted ?? able.find(isNear);
	if (signal.aborted || ((chosen || isUrgent) && !voice)) return false;
	let tell: (() => void) | undefined = onBegin;
	for (const part of voice?.localService ? [words] : inBreaths(words)) {
		const utterance = new SpeechSynthesisUtterance(part);
		utterance.lang = language;
		if (voice) utterance.voice = voice;
		if (how) Object.assign(utterance, { rate: how.rate, pitch: how.pitch, volume: how.volume });
		const begun = () => {
			tell?.();
			tell = undefined;
		};
		if (!(await spoken(utterance, signal, begun))) return false;
	}
	return true;
}

function spoken(utterance: SpeechSynthesisUtterance, signal: AbortSignal, onBegin: () => void): Promise<boolean> {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	const { text, rate } = utterance;
	const lastWord = text.trimEnd().lastIndexOf(" ") + 1;
	let reached = -1;
	const end = () => {
		speechSynthesis.cancel();
		resolve(false);
	};
	function endLate() {
		speechSynthesis.cancel();
		// One that has come to its last word only did not tell its end.
		resolve(reached >= lastWord);
	}
	let giveUp = setTimeout(end, beginMilliseconds);
	let looking: ReturnType<typeof setInterval> | undefined;
	utterance.onstart = () => {
		clearTimeout(giveUp);
		giveUp = setTimeout(endLate, endMilliseconds + (characterMilliseconds * text.length) / rate);
		let wasSpeaking = false;
		looking = setInterval(() => {
			const { speaking } = speechSynthesis;
			// Some browsers drop the end.
			if (wasSpeaking && !speaking) resolve(true);
			wasSpeaking = speaking;
		}, look);
		onBegin();
	};
	utterance.onboundary = ({ charIndex, name }) => {
		reached = charIndex;
		if (name !== "word") return;
		clearTimeout(giveUp);
		giveUp = setTimeout(endLate, wordMilliseconds / rate);
	};
	utterance.onend = () => resolve(true);
	utterance.onerror = () => resolve(false);
	signal.addEventListener("abort", end);
	speechSynthesis.speak(utterance);
	return promise.finally(() => {
		clearTimeout(giveUp);
		clearInterval(looking);
		signal.removeEventListener("abort", end);
	});
}

/** Whole sentences where they are short enough, else cut at a comma or between two words. */
const inBreaths = (text: string): string[] =>
	text.match(
		new RegExp(`.{1,${breath}}[.!?](?=\\s|$)|.{1,${breath}},(?=\\s)|.{1,${breath}}(?=\\s|$)|.{1,${breath}}`, "gsu"),
	) ?? [];
