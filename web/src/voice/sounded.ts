import { giveUp, outputOf } from "./sound-context.ts";

/**
 * Sounds through a context and, where the clock of that one stands still, once more through another.
 *
 * @param context makes, resumes or has the context
 * @param through sounds through a way out; tells whether it was heard
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
