/** 1 dB below full scale: room for the overshoot of mp3 encoding. */
const peak = 10 ** (-1 / 20);
/** Seconds; long enough to hide a click, shorter than any consonant. */
const fadeSeconds = 0.005;

/**
 * Brings the loudest sample to -1 dB and both ends to silence, in place.
 * @param samples -1 to 1
 * @param sampleRate Hz
 */
export function level(samples: Float32Array, sampleRate: number): Float32Array {
	const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
	const gain = loudest > 0 ? peak / loudest : 0;
	const fade = Math.min(Math.round(fadeSeconds * sampleRate), samples.length / 2);
	for (const [index, sample] of samples.entries()) {
		const fromEnd = Math.min(index, samples.length - 1 - index);
		samples[index] = sample * gain * Math.min(1, fromEnd / fade);
	}
	return samples;
}
