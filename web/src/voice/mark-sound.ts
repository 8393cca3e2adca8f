interface Sounding {
	text: string;
	/** A time of `performance.now()`; infinity while the speech is playing. */
	until: number;
	/** Whether a microphone picked up anything as loud as a partner during it; undefined if no microphone reported. */
	isLoud?: boolean;
}

/** Milliseconds for which the spoken texts are kept. */
const remembered = 60_000;
let sounds: Sounding[] = [];

/**
 * Records that the person's voice is playing and what it says, because a microphone would take it for the partner's. @returns ends
 * the record, once
 */
export function markSound(text: string): () => void {
	const sound = { text, until: Number.POSITIVE_INFINITY };
	sounds = [...sounds.filter(({ until }) => until > performance.now() - remembered), sound];
	return () => {
		sound.until = performance.now();
	};
}

/** A microphone reports, while the person's voice is playing, whether it picked up anything as loud as a partner. */
export function markLoudness(isLoud: boolean): void {
	for (const sound of sounds) if (sound.until === Number.POSITIVE_INFINITY) sound.isLoud ||= isLoud;
}

export const isSounding = (): boolean => sounds.some(({ until }) => until === Number.POSITIVE_INFINITY);

/** What the person's voice has played since a time of `performance.now()`. */
export const soundedSince = (moment: number): readonly Sounding[] => sounds.filter(({ until }) => until > moment);
