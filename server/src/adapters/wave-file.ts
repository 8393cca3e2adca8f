/**
 * A mono 16-bit wave file, as listening servers and Chromium's fake microphone read it.
 * @param samples 16-bit little-endian, or their bytes
 */
export function waveFile(samples: Int16Array | Uint8Array, sampleRate: number): Uint8Array<ArrayBuffer> {
	const bytesPerSample = 2;
	const header = Buffer.alloc(44);
	header.write("RIFF", 0);
	header.writeUInt32LE(36 + samples.byteLength, 4);
	header.write("WAVEfmt ", 8);
	header.writeUInt32LE(16, 16);
	header.writeUInt16LE(1, 20);
	header.writeUInt16LE(1, 22);
	header.writeUInt32LE(sampleRate, 24);
	header.writeUInt32LE(sampleRate * bytesPerSample, 28);
	header.writeUInt16LE(bytesPerSample, 32);
	header.writeUInt16LE(bytesPerSample * 8, 34);
	header.write("data", 36);
	header.writeUInt32LE(samples.byteLength, 40);
	return Buffer.concat([header, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)]);
}
