/** Zero crossings of the sinc kept on each side: with a Blackman window, a tone below half the band keeps 89 dB above its errors. */
const zeroCrossings = 16;
/** Kernel entries a sample; between them it is interpolated. */
const kernelSteps = 256;
/** Part of the lower band that passes; the rest is left for the filter to fall off in. */
const passband = 0.94;

/**
 * Changes the number of samples by `ratio` with windowed-sinc interpolation.
 * @param samples -1 to 1
 * @param ratio samples out for each sample in, above 0
 */
export function resample(samples: Float32Array, ratio: number): Float32Array {
	const cutoff = Math.min(1, ratio) * passband;
	const reach = Math.ceil(zeroCrossings / cutoff);
	const kernel = sincKernel(cutoff, reach);
	return Float32Array.from({ length: Math.floor(samples.length * ratio) }, (_, index) => {
		const centre = index / ratio;
		const first = Math.max(0, Math.ceil(centre - reach));
		const last = Math.min(samples.length - 1, Math.floor(centre + reach));
		let sum = 0;
		for (let at = first; at <= last; at++) {
			const step = Math.abs(at - centre) * kernelSteps;
			const entry = Math.floor(step);
			const before = kernel[entry] ?? 0;
			const after = kernel[entry + 1] ?? 0;
			sum += (samples[at] ?? 0) * (before + (after - before) * (step - entry));
		}
		return sum;
	});
}

/** Half of the symmetric kernel, from its centre out to `reach` samples. */
function sincKernel(cutoff: number, reach: number): Float32Array {
	return Float32Array.from({ length: reach * kernelSteps + 2 }, (_, entry) => {
		const distance = entry / kernelSteps;
		const angle = Math.PI * cutoff * distance;
		const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
		const phase = Math.PI * Math.min(1, distance / reach);
		const blackman = 0.42 + 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase);
		return cutoff * sinc * blackman;
	});
}
