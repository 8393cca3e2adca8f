/** The number of utterances playing now. */
let speaking = 0;

/**
 * Marks the page with `data-speaks` while any utterance plays in the person's name. Reading aloud does not start during it, and
 * stopping a reading does not stop it. @returns ends the mark; a second call does nothing
 */
export function markSpeech(): () => void {
	let isOver = false;
	const count = (by: 1 | -1) => {
		speaking += by;
		document.documentElement.toggleAttribute("data-speaks", speaking > 0);
	};
	count(1);
	return () => {
		if (!isOver) count(-1);
		isOver = true;
	};
}
