/** Where `chosen-output.ts` keeps an output. Nothing of that is loaded until there is one. */
const key = "voice-output";

/**
 * One sound context for the microphone and the voice, at the device's own rate: some browsers refuse a microphone in
 * a context of another rate. Made at the first call, which has to be in a click; each later call resumes it.
 */
export function soundContext(): () => AudioContext {
	let context: AudioContext | undefined;
	return () => {
		context ??= new AudioContext({ latencyHint: "interactive" });
		if (context.state !== "running") void context.resume();
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
