import { limits } from "@sayso/contract/limits.ts";

const framesIn = (milliseconds: number) => milliseconds / limits.audio.frameMilliseconds;

/** How loud the loudest of a partner's speech is until one has spoken, in decibels of full scale: browsers make it so. */
const usualAtFirst = -15;
/** It is never softer than this: a quiet room is no partner. */
const usualAtLeast = -35;
/** Decibels in which that is forgotten with each frame: 1 a second. */
const forgotten = 1 / framesIn(1_000);
/** So many decibels softer may a partner's words be. What is left of Sayso's voice, where the browser takes its echo away, is softer still. */
const range = 15;
/** Frames that go on after a loud one: the soft ends of words. */
const hangover = framesIn(300);
/** Frames without a word, before Sayso speaks, after which what is heard first is Sayso and nobody else. */
const quiet = framesIn(300);
/** In so many frames it shows how loud Sayso is in this microphone. */
const first = framesIn(500);

/**
 * Decides, a frame of the microphone at a time, what a recogniser gets while Sayso speaks: what is as loud as the partner's
 * speech, so that words said over Sayso's are heard. Where Sayso itself is that loud, as with a loudspeaker whose echo nobody takes
 * away, it gets nothing while Sayso speaks.
 *
 * @param tell told of each frame while Sayso speaks whether it is as loud as a partner: who is so loud in none was not heard
 * @returns whether the frame goes on. @param frame 16-bit samples
 */
export function hearOver(
	tell: (isLoud: boolean) => void = () => undefined,
): (frame: ArrayBuffer, isSounding: boolean) => boolean {
	let usual = usualAtFirst;
	let sinceLoud = Number.POSITIVE_INFINITY;
	let sounding = 0;
	let loudOnes = 0;
	let beganQuiet = false;
	let isOwnLoud = false;
	return (frame, isSounding) => {
		const level = levelOf(new Int16Array(frame));
		const isLoud = level > usual - range;
		if (!isSounding) {
			usual = Math.max(usual - forgotten, level, usualAtLeast);
			sounding = 0;
		} else {
			if (sounding === 0) [beganQuiet, loudOnes] = [sinceLoud >= quiet, 0];
			sounding += 1;
			tell(isLoud);
			if (isLoud) loudOnes += 1;
			if (beganQuiet && sounding === first) isOwnLoud = loudOnes > first / 2;
		}
		sinceLoud = isLoud ? 0 : sinceLoud + 1;
		return !isSounding || (!isOwnLoud && sinceLoud <= hangover);
	};
}

/** Decibels of full scale. */
function levelOf(samples: Int16Array): number {
	let power = 0;
	for (const sample of samples) power += sample * sample;
	return 10 * Math.log10(power / Math.max(1, samples.length) / 0x8000 ** 2 + 1e-10);
}
