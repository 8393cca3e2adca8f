/** Milliseconds for measuring the room. */
const quietFor = 1000;
/** Decibels by which a sound must exceed the room. */
const clearly = 12;
/** The least length of a sound, in milliseconds. */
const lastsFor = 80;
/** Milliseconds to wait for a sound: a person who cannot press Escape can wait for the end. */
const waitsFor = 15_000;

/** The progress of learning a sound. Clock times are in milliseconds, levels in decibels of full scale. */
export interface LearningSound {
	begun: number;
	/** The peak level of the room alone. */
	room: number;
	/** The peak level of the sound, and when it began. */
	sound: { loudest: number; since: number } | undefined;
}

export type LearnedSound =
	| { step: "quiet" }
	| { step: "sound" }
	/** `threshold`: half way between the room and the sound. */
	| { step: "learned"; threshold: number }
	| { step: "nothing" };

export const beginLearning = (now: number): LearningSound => ({ begun: now, room: -100, sound: undefined });

/** Measures the room first, then the sound: takes one measurement. Pure: the clock is a parameter. */
export function learnSound(
	state: LearningSound,
	loudness: number,
	now: number,
): { state: LearningSound; learned: LearnedSound } {
	const passed = now - state.begun;
	if (passed < quietFor)
		return { state: { ...state, room: Math.max(state.room, loudness) }, learned: { step: "quiet" } };
	const { room, sound } = state;
	if (loudness >= room + clearly) {
		const loudest = Math.max(loudness, sound?.loudest ?? loudness);
		return { state: { ...state, sound: { loudest, since: sound?.since ?? now } }, learned: { step: "sound" } };
	}
	// The sound has ended: a short one was a knock.
	if (sound && now - sound.since >= lastsFor)
		return { state, learned: { step: "learned", threshold: Math.round((room + sound.loudest) / 2) } };
	if (passed >= quietFor + waitsFor) return { state, learned: { step: "nothing" } };
	return { state: { ...state, sound: undefined }, learned: { step: "sound" } };
}
