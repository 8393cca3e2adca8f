/** A short silence as a WAV file, which every browser decodes. */
export function sound(milliseconds: number): ArrayBuffer {
	const samples = (24_000 * milliseconds) / 1000;
	const bytes = new DataView(new ArrayBuffer(44 + 2 * samples));
	const text = (at: number, word: string) => {
		for (const [index, letter] of Array.from(word).entries()) bytes.setUint8(at + index, letter.charCodeAt(0));
	};
	text(0, "RIFF");
	bytes.setUint32(4, bytes.byteLength - 8, true);
	text(8, "WAVEfmt ");
	bytes.setUint32(16, 16, true);
	bytes.setUint16(20, 1, true);
	bytes.setUint16(22, 1, true);
	bytes.setUint32(24, 24_000, true);
	bytes.setUint32(28, 48_000, true);
	bytes.setUint16(32, 2, true);
	bytes.setUint16(34, 16, true);
	text(36, "data");
	bytes.setUint32(40, 2 * samples, true);
	return bytes.buffer;
}

/** The format in which the server sends it. */
export const asBase64 = (sound: ArrayBuffer) =>
	btoa(Array.from(new Uint8Array(sound), (byte) => String.fromCharCode(byte)).join(""));
