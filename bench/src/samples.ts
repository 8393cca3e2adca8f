/** Converts 16-bit little-endian samples to numbers from -1 to 1. */
export function toFloats(bytes: Uint8Array): Float32Array {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return Float32Array.from({ length: bytes.byteLength >> 1 }, (_, at) => view.getInt16(2 * at, true) / 0x8000);
}

/** Values that do not fit into 16 bits are cut off, as in the microphone's worklet. */
export function toBytes(sound: Float32Array): Uint8Array {
	const samples = Int16Array.from(sound, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff));
	return new Uint8Array(samples.buffer);
}
