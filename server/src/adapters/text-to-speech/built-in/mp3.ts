import { createMp3Encoder } from "wasm-media-encoders";

/** kbit/s, mono: 6 kB for each second. */
const bitrate = 48;

const encoder = createMp3Encoder();

/**
 * @param samples mono, -1 to 1
 * @param sampleRate Hz, one of MPEG's: 16000, 22050, 24000, 44100 …
 * @returns one mp3 file
 */
export async function mp3(samples: Float32Array, sampleRate: number): Promise<Uint8Array> {
	const lame = await encoder;
	lame.configure({ sampleRate, channels: 1, bitrate });
	// Both results are in the encoder's own memory until the next call, so they are copied.
	const frames = lame.encode([samples]).slice();
	return Buffer.concat([frames, lame.finalize()]);
}
