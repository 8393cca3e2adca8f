/** Zero crossings of the sinc kept on each side of a sample: 24 put the filter's noise more than 70 dB down. */
const zeroCrossings = 24;
/** Where the low-pass ends, as a part of the lower Nyquist frequency: the rest is room for the filter to fall off. */
const passBand = 0.94;
/** Kernel values kept between two input samples; the kernel is linear between them. */
const steps = 512;

/** @returns `cutoff`: part of the input's Nyquist frequency that passes; `reach`: input samples heard on each side of one put out */
function filterFor(from: number, to: number) {
	const cutoff = Math.min(1, to / from) * passBand;
	return { cutoff, reach: Math.ceil(zeroCrossings / cutoff) };
}

/** One side of a Blackman-windowed sinc that passes `cutoff` (0 to 1) of the input's Nyquist frequency. */
function halfKernel(cutoff: number, reach: number): Float32Array {
	return Float32Array.from({ length: (reach + 1) * steps + 2 }, (_, index) => {
		const x = index / steps;
		const sinc = x === 0 ? 1 : Math.sin(Math.PI * cutoff * x) / (Math.PI * cutoff * x);
		const turn = Math.PI * Math.min(1, x / reach);
		return cutoff * sinc * (0.42 + 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn));
	});
}

/**
 * Turns a stream of samples at one rate into another by windowed-sinc interpolation, a block at a time.
 * The output begins with the first input sample and trails the input by `24 / 0.94` samples of the lower rate: 1.6 ms at 16 kHz.
 *
 * @param from Hz of the blocks given
 * @param to Hz of the samples put out
 * @returns a function that takes one block of any length and calls `put` for each sample that is ready
 */
export function resampler(from: number, to: number): (block: Float32Array, put: (sample: number) => void) => void {
	const ratio = from / to;
	const { cutoff, reach } = filterFor(from, to);
	const kernel = halfKernel(cutoff, reach);
	/** Input that is still needed, oldest first; it starts as silence. */
	let held = new Float32Array(reach);
	/** The position of the next output sample in `held`. */
	let at = reach;
	return (block, put) => {
		const input = new Float32Array(held.length + block.length);
		input.set(held);
		input.set(block, held.length);
		for (; at + reach < input.length; at += ratio) {
			let sum = 0;
			for (let index = Math.ceil(at - reach); index <= at + reach; index++) {
				const position = Math.abs(at - index) * steps;
				const step = Math.floor(position);
				const low = kernel[step] ?? 0;
				sum += (input[index] ?? 0) * (low + ((kernel[step + 1] ?? 0) - low) * (position - step));
			}
			put(sum);
		}
		const spent = Math.max(0, Math.floor(at) - reach);
		held = input.slice(spent);
		at -= spent;
	};
}

/**
 * A whole sound at another rate, by the same filter, with silence before and after.
 * @param from Hz of the samples; a part of one is allowed, for a sound played faster or slower
 * @param to Hz of the result
 * @returns as many samples as fit into the length of the sound
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
	const whole = new Float32Array(Math.floor((samples.length * to) / from));
	let filled = 0;
	const put = (sample: number) => {
		if (filled < whole.length) whole[filled++] = sample;
	};
	const take = resampler(from, to);
	take(samples, put);
	take(new Float32Array(filterFor(from, to).reach + 1), put);
	return whole;
}
