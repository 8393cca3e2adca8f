/** Silence as a WAV file in base64: a browser decodes it like mp3. */
export function silence(seconds = 0.1): string {
	const samples = seconds * 8000;
	const bytes = new DataView(new ArrayBuffer(44 + samples));
	const text = (at: number, words: string) => new Uint8Array(bytes.buffer).set(new TextEncoder().encode(words), at);
	text(0, "RIFF");
	bytes.setUint32(4, 36 + samples, true);
	text(8, "WAVEfmt ");
	bytes.setUint32(16, 16, true);
	bytes.setUint16(20, 1, true);
	bytes.setUint16(22, 1, true);
	bytes.setUint32(24, 8000, true);
	bytes.setUint32(28, 8000, true);
	bytes.setUint16(32, 1, true);
	bytes.setUint16(34, 8, true);
	text(36, "data");
	bytes.setUint32(40, samples, true);
	const sound = new Uint8Array(bytes.buffer);
	sound.fill(128, 44);
	return sound.toBase64();
}
