/** How much it is raised before it is held down, and after: 9.5 dB, and 3. */
const gain = { before: 3, after: 1.4 };
/** Below this share of full scale nothing is bent. */
const straight = 0.8;

/**
 * What sound goes through to be heard louder than it was made, and never distorted: it is raised, held down where it would
 * be too loud, and what still escapes in the first milliseconds is bent towards full scale, which it never passes.
 * @param to where it leads; the context's destination where nothing is said
 * @returns where the sound comes in
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

/** Straight up to `straight`, then towards full scale without a corner. What lies beyond its ends has their value. */
function bending(): Float32Array<ArrayBuffer> {
	const points = 1025;
	const left = 1 - straight;
	return Float32Array.from({ length: points }, (_, at) => {
		const input = (2 * at) / (points - 1) - 1;
		const size = Math.abs(input);
		return size <= straight ? input : Math.sign(input) * (straight + left * Math.tanh((size - straight) / left));
	});
}
