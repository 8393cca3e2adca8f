/** The key under which `chosen-output.ts` stores an output. That module is not loaded before one is stored. */
const key = "voice-output";

const givenUp = new WeakSet<AudioContext>();

/** Closes a context whose clock has stopped; the next call creates another. */
export function giveUp(context: AudioContext): void {
	givenUp.add(context);
	context.close().catch(() => undefined);
}

/**
 * Creates one sound context for the microphone and the voice, at the device's own rate: some browsers refuse a microphone in a
 * context of another rate. The first call has to be in a click; each later call resumes the context, or creates another if it was
 * given up.
 */
export function soundContext(): () => AudioContext {
	let context: AudioContext | undefined;
	return () => {
		if (!context || givenUp.has(context)) context = new AudioContext({ latencyHint: "interactive" });
		// If it does not resume, the code that plays through it notices.
		if (context.state !== "running") context.resume().catch(() => undefined);
		return context;
	};
}

/** The module that changes outputs; undefined if no output was chosen on this device or it does not load within a second. */
export const chosenWay = async (): Promise<typeof import("./chosen-output.ts") | undefined> =>
	localStorage.getItem(key)
		? Promise.race([
				import("./chosen-output.ts").catch(() => undefined),
				new Promise<undefined>((resolve) => setTimeout(resolve, 1_000)),
			])
		: undefined;

/**
 * The node that speech is connected to: the output chosen on this device, else the default one. It never fails and takes at most a
 * second.
 */
export const outputOf = async (context: AudioContext): Promise<AudioNode> =>
	(await chosenWay())?.routed(context) ?? context.destination;
