import { outputKey } from "./output-key.ts";

/** Where what is said comes out: the output that was chosen on this device, else its usual one. Never fails, never takes long. */
export async function outputOf(context: AudioContext): Promise<AudioNode> {
	if (!localStorage.getItem(outputKey)) return context.destination;
	try {
		return await (await import("./chosen-output.ts")).routed(context);
	} catch {
		return context.destination;
	}
}
