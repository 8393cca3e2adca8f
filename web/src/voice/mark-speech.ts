/** How many say something at this moment. */
let speaking = 0;

/**
 * Marks the page with `data-speaks` for as long as something is said in the person's name, by whatever says it: nothing is
 * read to anybody over it, and what ends a reading does not end it. @returns ends the mark; a second time does nothing
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
