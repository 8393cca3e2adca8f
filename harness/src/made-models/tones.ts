const sampleRate = 16_000;

/** A word that the made models know: as the streaming model writes it, as the careful one does, and its tone. */
export interface Word {
	plain: string;
	written: string;
	/** Hz. */
	tone: number;
}

const sentences = ["Would you like some tea?", "Where do we go?"] as const;

/** Multiples of 250 Hz: far enough apart for the frequency bands of both models. */
export const words: readonly Word[] = sentences
	.flatMap((sentence) => sentence.split(" "))
	.map((written, index) => ({
		plain: written.replace("?", "").toUpperCase(),
		written,
		tone: 500 + 250 * index,
	}));

const wordSeconds = 0.35;
const fadeSeconds = 0.04;

/**
 * A sentence as audio for the made models: one tone per word, as 16-bit little-endian mono at 16 kHz.
 * @param pause seconds of silence after each word
 */
export function soundOf(sentence: string, pause = 0.05): Uint8Array {
	const tones = sentence.split(" ").map((written) => {
		const word = words.find((each) => each.written === written);
		if (!word) throw new Error(`The made models do not know “${written}”`);
		return word.tone;
	});
	return Buffer.concat(tones.flatMap((tone) => [sine(tone), silence(pause)]));
}

export const silence = (seconds: number): Uint8Array => Buffer.alloc(Math.round(seconds * sampleRate) * 2);

function sine(tone: number): Buffer {
	const length = wordSeconds * sampleRate;
	const sound = Buffer.alloc(length * 2);
	for (let at = 0; at < length; at++) {
		const edge = Math.min(at, length - at) / (fadeSeconds * sampleRate);
		const level = 0.3 * Math.min(1, edge);
		sound.writeInt16LE(Math.round(32_767 * level * Math.sin((2 * Math.PI * tone * at) / sampleRate)), at * 2);
	}
	return sound;
}
