/** Additional milliseconds per character: a sixth of its spoken length. */
const forCharacter = 10;

/** Aborts speech that takes too long, because the partner waits for it. @param least milliseconds for an empty text */
export const timeFor = (text: string, least: number): AbortSignal =>
	AbortSignal.timeout(least + forCharacter * text.length);
