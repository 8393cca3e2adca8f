interface Tones {
	/** Hz, in the order they play. */
	notes: readonly number[];
	/** Seconds of one note. */
	length: number;
	/** Seconds from the start of one note to the start of the next. */
	apart: number;
	/** Share of full scale, 0 to 1. */
	loudness: number;
}

/** Two soft notes, a fourth apart, well below speech. */
const taken: Tones = { notes: [587.33, 783.99], length: 0.11, apart: 0.077, loudness: 0.09 };
/** A bell with two strokes, twice: as loud as speech, and in the range where older ears hear best. */
const bell: Tones = { notes: [1046.5, 783.99, 1046.5, 783.99], length: 0.5, apart: 0.24, loudness: 0.45 };

/** Plays a short rising tone at once, to confirm a press. It contains no words. */
export const playEarcon = (to: AudioNode): void => play(to, taken);

/** Plays a sound at once that makes people look up. It needs no file and no network. */
export const playAttention = (to: AudioNode): void => play(to, bell);

function play(to: AudioNode, { notes, length, apart, loudness }: Tones): void {
	const { context } = to;
	notes.forEach((hertz, index) => {
		const from = context.currentTime + index * apart;
		const gain = new GainNode(context, { gain: 0 });
		gain.gain.setValueAtTime(0, from);
		gain.gain.linearRampToValueAtTime(loudness, from + 0.015);
		gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
		const note = new OscillatorNode(context, { frequency: hertz, type: "sine" });
		note.connect(gain).connect(to);
		note.start(from);
		note.stop(from + length);
	});
}
