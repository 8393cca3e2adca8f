/** Of 32,768: -50 dB of full scale. Speech across a table peaks ten times as high, a quiet room at a third of it. */
const quietPeak = 100;

/** Whether nothing in 16-bit little-endian samples is louder than a quiet room. */
export function isSilent(frame: Uint8Array): boolean {
	const samples = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
	for (let at = 0; at + 1 < frame.byteLength; at += 2)
		if (Math.abs(samples.getInt16(at, true)) >= quietPeak) return false;
	return true;
}
