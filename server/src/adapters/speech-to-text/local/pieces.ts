/** Samples at 16 kHz: the longest piece, the range in which a cut is sought, and the pause in which it is made. */
const longest = 8 * 16_000;
const earliest = 5 * 16_000;
const pause = 0.2 * 16_000;
const step = pause / 4;

/**
 * Cuts a long utterance where it is quietest: beyond about nine seconds Moonshine transcribes nothing (sherpa-onnx issue 3975,
 * fixed after 1.13.8).
 * @param samples mono at 16 kHz
 */
export function piecesOf(samples: Int16Array): Int16Array[] {
	const pieces: Int16Array[] = [];
	let rest = samples;
	while (rest.length > longest) {
		const cut = quietestIn(rest);
		pieces.push(rest.subarray(0, cut));
		rest = rest.subarray(cut);
	}
	return [...pieces, rest];
}

function quietestIn(samples: Int16Array): number {
	let best = { at: longest, energy: Number.POSITIVE_INFINITY };
	for (let from = earliest; from + pause <= longest; from += step) {
		const energy = samples.subarray(from, from + pause).reduce((sum, sample) => sum + sample * sample, 0);
		if (energy < best.energy) best = { at: from + pause / 2, energy };
	}
	return best.at;
}
