/** Milliseconds more for each character: a sixth of how long it is to hear. */
const forCharacter = 10;

/** Ends what takes too long to be spoken: somebody waits to be heard. @param least milliseconds, for a text of no length */
export const timeFor = (text: string, least: number): AbortSignal =>
	AbortSignal.timeout(least + forCharacter * text.length);
