import { giveUp, outputOf } from "./sound-context.ts";

/**
 * Plays through a context and, if its clock has stopped, once more through another.
 * @param context creates or resumes the context
 * @param through plays through an output; resolves with whether it was played
 */
export async function sounded(
	context: () => AudioContext,
	through: (out: AudioNode) => Promise<boolean>,
	signal: AbortSignal,
	output = outputOf,
): Promise<boolean> {
	for (let tries = 0; tries < 2; tries++) {
		const sounding = context();
		const out = await output(sounding);
		if (signal.aborted) return false;
		if (await through(out)) return true;
		if (signal.aborted) return false;
		giveUp(sounding);
	}
	return false;
}
