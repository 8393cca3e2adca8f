/** Milliseconds between two looks at the clock of a sound. */
const look = 500;
/** Milliseconds in which that clock may stand still: a headset that is asleep takes a while to wake. */
const patience = 2_000;
/** Seconds by which the `ended` event of a sound may be late. */
const late = 1;

/**
 * Begins a sound and follows it to its end. After a call, or a lock of the screen, a browser may leave the clock of a sound context
 * standing, and then neither plays the sound nor tells that it ended.
 *
 * @param seconds how long the sound is
 * @returns whether it was played to its end; false where the signal ended it, and where its clock stands still
 */
export function playedToEnd(source: AudioScheduledSourceNode, seconds: number, signal: AbortSignal): Promise<boolean> {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	const unfollow = follow(source.context, seconds + late, end);
	const aborted = () => end(false);
	function end(isWhole: boolean) {
		unfollow();
		signal.removeEventListener("abort", aborted);
		if (!isWhole) source.stop();
		resolve(isWhole);
	}
	source.onended = () => end(true);
	signal.addEventListener("abort", aborted);
	source.start();
	return promise;
}

/** Whether the clock of a context goes on, so that what was begun in it is heard. */
export const isMoving = (context: BaseAudioContext): Promise<boolean> =>
	new Promise((resolve) => follow(context, 0, resolve));

/** Tells once whether so many seconds have passed in a context, or its clock stands still. @returns ends that */
function follow(context: BaseAudioContext, seconds: number, tell: (isOver: boolean) => void): () => void {
	const began = context.currentTime;
	let seen = began;
	let stood = 0;
	const clock = setInterval(() => {
		stood = context.currentTime > seen ? 0 : stood + look;
		seen = context.currentTime;
		const isOver = seen > began + seconds;
		if (!isOver && stood < patience) return;
		clearInterval(clock);
		tell(isOver);
	}, look);
	return () => clearInterval(clock);
}
