interface Sounding {
	text: string;
	/** As `performance.now()` tells it; infinity while it is heard. */
	until: number;
	/** Whether anything was as loud as a partner in a microphone meanwhile; undefined: none has said. */
	isLoud?: boolean;
}

/** Milliseconds in which somebody may still want to know what was said. */
const remembered = 60_000;
let sounds: Sounding[] = [];

/** Marks that the person's voice is heard, and says what: a microphone would take it for the partner's. @returns ends the mark, once */
export function markSound(text: string): () => void {
	const sound = { text, until: Number.POSITIVE_INFINITY };
	sounds = [...sounds.filter(({ until }) => until > performance.now() - remembered), sound];
	return () => {
		sound.until = performance.now();
	};
}

/** A microphone tells, of a moment in which the person's voice is heard, whether anything in it was as loud as a partner. */
export function markLoudness(isLoud: boolean): void {
	for (const sound of sounds) if (sound.until === Number.POSITIVE_INFINITY) sound.isLoud ||= isLoud;
}

export const isSounding = (): boolean => sounds.some(({ until }) => until === Number.POSITIVE_INFINITY);

/** What was heard of the person's voice at some time since a moment of `performance.now()`. */
export const soundedSince = (moment: number): readonly Sounding[] => sounds.filter(({ until }) => until > moment);
