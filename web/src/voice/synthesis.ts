import type { DeviceVoice } from "./device-voice.ts";
import { deviceVoices, voiceHere } from "./device-voices.ts";
import type { Manner } from "./manner.ts";
import { markSpeech } from "./mark-speech.ts";

/** How long the browser's voice may take to begin, in milliseconds: some neither speak nor report an error. */
const beginMilliseconds = 1_500;
/** How long it may take to end, in milliseconds: a base, and more for each character. Some begin and never end. */
const [endMilliseconds, characterMilliseconds] = [3_000, 150];
/** The longest gap between two words, in milliseconds, if the voice reports its words. */
const wordMilliseconds = 6_000;
/** Milliseconds between two checks whether the browser still speaks. */
const look = 500;
/** Some browsers cut off online voices after some text. These voices, and unknown ones, get at most so many characters at once. */
const breath = 200;

/**
 * The text with numbers and symbols written as words, as every voice gets it; unchanged if nothing would be left or the code does
 * not load.
 */
async function inWords(text: string, language: string): Promise<string> {
	try {
		const { saidRight } = await import("@sayso/sound/said/said-right.ts");
		return saidRight(text, language) || text;
	} catch {
		return text;
	}
}

/**
 * Speaks with a device voice, in the given language if it has one.
 * @param onBegin called when sound begins
 * @param how speed, pitch and volume; a device voice: use only this one
 * @param isUrgent use only voices that need no network
 * @returns whether it spoke; false if there is no such voice or the signal aborted it
 */
export async function synthesise(
	text: string,
	language: string,
	signal: AbortSignal,
	onBegin: () => void,
	how?: Manner | DeviceVoice,
	isUrgent = false,
): Promise<boolean> {
	// Mark before waiting for anything: this stops a reading before the voice speaks.
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
	// In an emergency any voice of the language will do.
	const isNear = ({ lang }: SpeechSynthesisVoice) => isUrgent && !chosen && lang.slice(0, 2) === language.slice(0, 2);
	const wanted = chosen ? voiceHere(able, chosen) : able.find(({ lang }) => lang === language);
	const voice = wanted ?? able.find(isNear);
	if (signal.aborted || ((chosen || isUrgent) && !voice)) return false;
	let notify: (() => void) | undefined = onBegin;
	for (const part of voice?.localService ? [words] : inBreaths(words)) {
		const utterance = new SpeechSynthesisUtterance(part);
		utterance.lang = language;
		if (voice) utterance.voice = voice;
		if (how) Object.assign(utterance, { rate: how.rate, pitch: how.pitch, volume: how.volume });
		const begun = () => {
			notify?.();
			notify = undefined;
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
		// A voice that reached its last word has only failed to report its end.
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
			// Some browsers never send the `end` event.
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

/** Splits a text into whole sentences if they are short enough, else at a comma or between two words. */
const inBreaths = (text: string): string[] =>
	text.match(
		new RegExp(`.{1,${breath}}[.!?](?=\\s|$)|.{1,${breath}},(?=\\s)|.{1,${breath}}(?=\\s|$)|.{1,${breath}}`, "gsu"),
	) ?? [];
