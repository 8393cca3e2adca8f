/** Milliseconds a sound lasts before it is a press: a knock on the table is over by then. */
const onset = 60;
/** Milliseconds of quiet before it is let go: a voice that trembles holds on. */
const letGoAfter = 150;
/** Decibels it falls below what it takes to press before it counts as quiet. */
const slack = 6;

/** The switch that a sound is, between two looks at its loudness. Clock times are in milliseconds. */
export interface SoundSwitch {
	isDown: boolean;
	/** Since when it is loud while it is up, or quiet while it is down. */
	since: number | undefined;
	/** Sayso listened or spoke: until it is quiet once, what is heard may still be that. */
	isDeaf: boolean;
}

export type SoundSignal = "down" | "up" | "lost";

export const silent: SoundSwitch = { isDown: false, since: undefined, isDeaf: true };

/**
 * What the loudness of the microphone means. Pure: the clock is given in.
 *
 * @param loudness decibels of full scale, 0 the loudest; undefined: Sayso listens or speaks, and nothing is a press
 * @param threshold decibels from which on it is one
 * @returns `lost`: the press that was on is taken back, as nobody can tell any more when it ends
 */
export function hearSound(
	state: SoundSwitch,
	loudness: number | undefined,
	threshold: number,
	now: number,
): { state: SoundSwitch; signal?: SoundSignal } {
	if (loudness === undefined) return { state: silent, ...(state.isDown && { signal: "lost" }) };
	const isQuiet = loudness < threshold - slack;
	if (state.isDeaf) return { state: isQuiet ? { ...silent, isDeaf: false } : state };
	const goesOn = state.isDown ? isQuiet : loudness >= threshold;
	if (!goesOn) return { state: { ...state, since: undefined } };
	const since = state.since ?? now;
	if (now - since < (state.isDown ? letGoAfter : onset)) return { state: { ...state, since } };
	const isDown = !state.isDown;
	return { state: { isDown, since: undefined, isDeaf: false }, signal: isDown ? "down" : "up" };
}

/** Decibels of full scale of what was heard: 0 the loudest, -100 nothing. @param samples -1 to 1 */
export function loudnessOf(samples: Float32Array): number {
	const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
	return Math.max(-100, 10 * Math.log10(power || Number.MIN_VALUE));
}
