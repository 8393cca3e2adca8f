/** Milliseconds in which the room is heard. */
const quietFor = 1000;
/** Decibels over the room that a sound must be, to be told from it. */
const clearly = 12;
/** Milliseconds that a sound must last to be learned. */
const lastsFor = 80;
/** Milliseconds in which a sound is waited for: whoever cannot press Escape gets out by waiting. */
const waitsFor = 15_000;

/** A sound that is being learned. Clock times are in milliseconds, loudness in decibels of full scale. */
export interface LearningSound {
	begun: number;
	/** The loudest the room was, by itself. */
	room: number;
	/** The loudest of the sound, and since when it goes on. */
	sound: { loudest: number; since: number } | undefined;
}

export type LearnedSound =
	| { step: "quiet" }
	| { step: "sound" }
	/** `threshold`: half way between the room and the sound. */
	| { step: "learned"; threshold: number }
	| { step: "nothing" };

export const beginLearning = (now: number): LearningSound => ({ begun: now, room: -100, sound: undefined });

/** The room first, then the sound: one look at the loudness. Pure: the clock is given in. */
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
	// It is over: what is short was a knock.
	if (sound && now - sound.since >= lastsFor)
		return { state, learned: { step: "learned", threshold: Math.round((room + sound.loudest) / 2) } };
	if (passed >= quietFor + waitsFor) return { state, learned: { step: "nothing" } };
	return { state: { ...state, sound: undefined }, learned: { step: "sound" } };
}
