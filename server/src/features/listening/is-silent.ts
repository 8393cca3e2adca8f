/**
 * A peak of 100 of 32,768, which is -50 dB of full scale. Speech across a table peaks ten times higher, a quiet room at
 * a third of it.
 */
const quietPeak = 100;

/** Whether no sample of 16-bit little-endian audio is louder than a quiet room. */
export function isSilent(frame: Uint8Array): boolean {
	const samples = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
	for (let at = 0; at + 1 < frame.byteLength; at += 2)
		if (Math.abs(samples.getInt16(at, true)) >= quietPeak) return false;
	return true;
}
