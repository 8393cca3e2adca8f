/** Seconds of one piece, and how far it may be moved to match the previous one. */
const [piece, search] = [0.03, 0.008];
/** Hz at which a match is searched: a voice's pitch is far below. */
const compared = 6_000;

/**
 * A sound made longer or shorter with the pitch that it has: pieces of it are laid over one another closer together or further
 * apart, each taken from where it fits best to what came before (WSOLA, Verhelst and Roelands 1993).
 *
 * @param samples one channel
 * @param rate samples a second
 * @param factor of its length, 0.5 to 2; the loudness stays
 * @returns about `factor` times as many samples; the same where there are too few to be taken apart
 */
export function stretched(samples: Float32Array<ArrayBuffer>, rate: number, factor: number): Float32Array<ArrayBuffer> {
	const half = Math.round((piece * rate) / 2);
	const reach = Math.round(search * rate);
	const coarse = Math.max(1, Math.round(rate / compared));
	if (factor === 1 || samples.length < 4 * half) return samples;
	const made = new Float32Array(Math.round(samples.length * factor));
	/** Rises from 0 to 1 over half a piece; together with its reverse it adds up to 1. */
	const rise = Float32Array.from({ length: half }, (_, at) => 0.5 - 0.5 * Math.cos((Math.PI * at) / half));
	made.set(samples.subarray(0, half));
	/** The position where the input continues after the last piece. */
	let onward = half;
	for (let to = half; to < made.length; to += half) {
		const near = Math.round(to / factor);
		const from = bestFit(samples, { onward, near, reach, length: half, coarse });
		for (let at = 0; at < half && to + at < made.length; at++) {
			const before = samples[onward + at] ?? 0;
			made[to + at] = before + (rise[at] ?? 0) * ((samples[from + at] ?? 0) - before);
		}
		onward = from + half;
	}
	return made;
}

/** The position around `near` whose sound is most similar to what follows `onward`. */
function bestFit(
	samples: Float32Array,
	{ onward, near, reach, length, coarse }: Record<"onward" | "near" | "reach" | "length" | "coarse", number>,
): number {
	const last = samples.length - length;
	const clamp = (place: number) => Math.max(0, Math.min(last, place));
	const likeness = (place: number) => {
		let product = 0;
		let energy = 1e-9;
		for (let at = 0; at < length; at += coarse) {
			const other = samples[place + at] ?? 0;
			product += (samples[onward + at] ?? 0) * other;
			energy += other * other;
		}
		return product / Math.sqrt(energy);
	};
	function best(from: number, to: number, step: number): number {
		let found = clamp(from);
		let most = Number.NEGATIVE_INFINITY;
		for (let place = clamp(from); place <= clamp(to); place += step) {
			const like = likeness(place);
			if (like > most) [found, most] = [place, like];
		}
		return found;
	}
	const about = best(near - reach, near + reach, coarse);
	return best(about - coarse, about + coarse, 1);
}
