/** Where `chosen-output.ts` keeps an output. Nothing of that is loaded until there is one. */
const key = "voice-output";

const givenUp = new WeakSet<AudioContext>();

/** Closes a context whose clock stands still: nothing is heard of it, and the next call makes another. */
export function giveUp(context: AudioContext): void {
	givenUp.add(context);
	context.close().catch(() => undefined);
}

/**
 * One sound context for the microphone and the voice, at the device's own rate: some browsers refuse a microphone in
 * a context of another rate. Made at the first call, which has to be in a click; each later call resumes it, or makes another where it was given up.
 */
export function soundContext(): () => AudioContext {
	let context: AudioContext | undefined;
	return () => {
		if (!context || givenUp.has(context)) context = new AudioContext({ latencyHint: "interactive" });
		// Where it does not resume, whatever sounds through it finds that out.
		if (context.state !== "running") context.resume().catch(() => undefined);
		return context;
	};
}

/** What sends sound elsewhere; undefined where no output was chosen on this device, or it cannot be had within a second. */
export const chosenWay = async (): Promise<typeof import("./chosen-output.ts") | undefined> =>
	localStorage.getItem(key)
		? Promise.race([
				import("./chosen-output.ts").catch(() => undefined),
				new Promise<undefined>((resolve) => setTimeout(resolve, 1_000)),
			])
		: undefined;

/** Where what is said comes out: the output that was chosen on this device, else its usual one. Never fails, never takes long. */
export const outputOf = async (context: AudioContext): Promise<AudioNode> =>
	(await chosenWay())?.routed(context) ?? context.destination;
