/** Milliseconds between two checks of the context's clock. */
const look = 500;
/** Milliseconds for which that clock may stop: a sleeping headset takes a while to wake. */
const patience = 2_000;
/** Seconds by which the `ended` event of a sound may be late. */
const late = 1;

/**
 * Starts a sound and follows it to its end. After a call or a locked screen a browser may stop the clock of a context: it then
 * neither plays the sound nor sends `ended`.
 * @param seconds the length of the sound
 * @returns whether it was played to its end; false if the signal aborted it or its clock stopped
 */
export function playToEnd(source: AudioScheduledSourceNode, seconds: number, signal: AbortSignal): Promise<boolean> {
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

/** Whether the clock of a context is running, so that a sound started in it is played. */
export const isMoving = (context: BaseAudioContext): Promise<boolean> =>
	new Promise((resolve) => follow(context, 0, resolve));

/** Calls `notify` once: when so many seconds have passed in the context, or when its clock has stopped. @returns how to stop */
function follow(context: BaseAudioContext, seconds: number, notify: (isOver: boolean) => void): () => void {
	const began = context.currentTime;
	let seen = began;
	let stood = 0;
	const clock = setInterval(() => {
		stood = context.currentTime > seen ? 0 : stood + look;
		seen = context.currentTime;
		const isOver = seen > began + seconds;
		if (!isOver && stood < patience) return;
		clearInterval(clock);
		notify(isOver);
	}, look);
	return () => clearInterval(clock);
}
