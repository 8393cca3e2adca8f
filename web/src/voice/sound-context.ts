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
