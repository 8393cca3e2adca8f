import { limits } from "@sayso/contract/limits.ts";

const framesIn = (milliseconds: number) => milliseconds / limits.audio.frameMilliseconds;

/**
 * The assumed peak level of a partner's speech before one has spoken, in decibels of full scale: browsers adjust microphones to
 * about this.
 */
const usualAtFirst = -15;
/** The lowest assumed level of a partner: a quiet room is not speech. */
const usualAtLeast = -35;
/** Decibels by which the measured level decays with each frame: 1 per second. */
const forgotten = 1 / framesIn(1_000);
/**
 * A partner's words may be this many decibels softer than their peak. The rest of Sayso's voice after echo cancellation is softer
 * still.
 */
const range = 15;
/** Frames that pass after a loud one, for the soft ends of words. */
const hangover = framesIn(300);
/** After so many frames without a word, the first sound once Sayso speaks is taken to be Sayso alone. */
const quiet = framesIn(300);
/** Frames in which the level of Sayso's voice in this microphone is measured. */
const first = framesIn(500);

/**
 * Filters the microphone frame by frame while Sayso speaks: only frames as loud as the partner's speech pass, so that words said
 * over Sayso's voice are transcribed. If Sayso's own voice is that loud, as with a loudspeaker without echo cancellation, no frame
 * passes while Sayso speaks.
 * @param notify receives, for each frame while Sayso speaks, whether it is as loud as a partner
 * @returns whether a frame passes; its parameter `frame` holds 16-bit samples
 */
export function hearOver(
	notify: (isLoud: boolean) => void = () => undefined,
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
			notify(isLoud);
			if (isLoud) loudOnes += 1;
			if (beganQuiet && sounding === first) isOwnLoud = loudOnes > first / 2;
		}
		sinceLoud = isLoud ? 0 : sinceLoud + 1;
		return !isSounding || (!isOwnLoud && sinceLoud <= hangover);
	};
}

/** The level in decibels of full scale. */
function levelOf(samples: Int16Array): number {
	let power = 0;
	for (const sample of samples) power += sample * sample;
	return 10 * Math.log10(power / Math.max(1, samples.length) / 0x8000 ** 2 + 1e-10);
}
