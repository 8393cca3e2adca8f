import { expect, test } from "vitest";
import { louder } from "./louder.ts";

const rate = 24_000;

/** Plays half a second at a voice's pitch with the given peak and a sudden start. Returns what `through` puts out. */
async function played(peak: number, through: (context: BaseAudioContext) => AudioNode): Promise<Float32Array> {
	const context = new OfflineAudioContext(1, rate / 2, rate);
	const buffer = new AudioBuffer({ length: rate / 2, sampleRate: rate });
	const samples = Float32Array.from({ length: rate / 2 }, (_, at) => peak * Math.sin((2 * Math.PI * 200 * at) / rate));
	buffer.copyToChannel(samples, 0);
	const source = new AudioBufferSourceNode(context, { buffer });
	source.connect(through(context));
	source.start();
	return (await context.startRendering()).getChannelData(0);
}
const loudness = (samples: Float32Array) =>
	10 * Math.log10(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
const peak = (samples: Float32Array) => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
const plain = (context: BaseAudioContext) => context.destination;

test.each([
	[0.1, 9],
	[0.3, 6],
	[0.6, 2],
])("speech at %s of full scale is louder, by at least %s dB", async (from, decibels) => {
	expect(loudness(await played(from, louder)) - loudness(await played(from, plain))).toBeGreaterThan(decibels);
});

test("the result stays within full scale, however loud the input", async () => {
	for (const from of [0.9, 1, 4]) expect(peak(await played(from, louder))).toBeLessThanOrEqual(1);
});
