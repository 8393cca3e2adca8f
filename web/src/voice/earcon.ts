/** Two soft notes, a fourth apart, in Hz. */
const notes = [587.33, 783.99];
/** Seconds. */
const noteLength = 0.11;
/** Of full scale: well below speech. */
const loudness = 0.09;

/** Plays a short rising tone at once: a press was taken. It holds no words. */
export function playEarcon(context: AudioContext): void {
	notes.forEach((hertz, index) => {
		const from = context.currentTime + index * noteLength * 0.7;
		const gain = new GainNode(context, { gain: 0 });
		gain.gain.setValueAtTime(0, from);
		gain.gain.linearRampToValueAtTime(loudness, from + 0.015);
		gain.gain.exponentialRampToValueAtTime(0.0001, from + noteLength);
		const note = new OscillatorNode(context, { frequency: hertz, type: "sine" });
		note.connect(gain).connect(context.destination);
		note.start(from);
		note.stop(from + noteLength);
	});
}
