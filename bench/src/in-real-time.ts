import { limits } from "@sayso/contract/limits.ts";

const { frameSamples, frameMilliseconds } = limits.audio;

/** Sends frames like a microphone, one every 20 ms. */
export async function inRealTime(sound: Int16Array, give: (frame: Uint8Array) => void): Promise<void> {
	const frames = Math.ceil(sound.length / frameSamples);
	const began = performance.now();
	for (let given = 0; given < frames; ) {
		const due = Math.min(frames, Math.floor((performance.now() - began) / frameMilliseconds));
		for (; given < due; given++) {
			const frame = new Int16Array(frameSamples);
			frame.set(sound.subarray(given * frameSamples, (given + 1) * frameSamples));
			give(new Uint8Array(frame.buffer));
		}
		await new Promise((resolve) => setTimeout(resolve, frameMilliseconds));
	}
}
