/** Milliseconds a sound must last to be a press: a knock on the table is shorter. */
const onset = 60;
/** Milliseconds of quiet before the release, so that a trembling voice holds. */
const letGoAfter = 150;
/** Decibels below the threshold that count as quiet. */
const slack = 6;

/** The state of the sound switch. Clock times are in milliseconds. */
export interface SoundSwitch {
	isDown: boolean;
	/** Since when it is loud while up, or quiet while down. */
	since: number | undefined;
	/** Sayso listened or spoke: sounds are ignored until it is quiet once. */
	isDeaf: boolean;
}

export type SoundSignal = "down" | "up" | "lost";

export const silent: SoundSwitch = { isDown: false, since: undefined, isDeaf: true };

/**
 * Turns a microphone level into presses. Pure: the clock is a parameter.
 * @param loudness decibels of full scale, 0 the loudest; undefined: Sayso listens or speaks, and sounds are ignored
 * @param threshold the level of a press in decibels
 * @returns `lost`: the current press is cancelled, because its end cannot be detected
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

/** The level of samples in decibels of full scale: 0 the loudest, -100 silence. @param samples -1 to 1 */
export function loudnessOf(samples: Float32Array): number {
	const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
	return Math.max(-100, 10 * Math.log10(power || Number.MIN_VALUE));
}
