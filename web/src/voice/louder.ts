/** The gain before the compressor, 9.5 dB, and after it, 3 dB. */
const gain = { before: 3, after: 1.4 };
/** Below this share of full scale the curve is straight. */
const straight = 0.8;

/**
 * Makes sound louder without distortion: it is amplified, compressed, and the peaks that pass the compressor in the first
 * milliseconds are bent to stay below full scale.
 * @param to where it leads; the context's destination by default
 * @returns the input node
 */
export function louder(context: BaseAudioContext, to: AudioNode = context.destination): AudioNode {
	const raised = new GainNode(context, { gain: gain.before });
	const held = new DynamicsCompressorNode(context, {
		threshold: -12,
		knee: 6,
		ratio: 20,
		attack: 0.001,
		release: 0.15,
	});
	const again = new GainNode(context, { gain: gain.after });
	const bent = new WaveShaperNode(context, { curve: bending() });
	raised.connect(held).connect(again).connect(bent).connect(to);
	return raised;
}

/** Straight up to `straight`, then a smooth curve towards full scale. Inputs beyond the ends get the value of the end. */
function bending(): Float32Array<ArrayBuffer> {
	const points = 1025;
	const left = 1 - straight;
	return Float32Array.from({ length: points }, (_, at) => {
		const input = (2 * at) / (points - 1) - 1;
		const size = Math.abs(input);
		return size <= straight ? input : Math.sign(input) * (straight + left * Math.tanh((size - straight) / left));
	});
}
