import { useSyncExternalStore } from "react";
import type { AudioOutput } from "./audio-outputs.ts";
import { chosenOutput, type OutputStanding, onOutput, outputStanding } from "./chosen-output.ts";

/** The output chosen on this device, and whether it can be used, as far as known. */
export function useChosenOutput(): { output: AudioOutput | undefined; standing: OutputStanding } {
	useSyncExternalStore(onOutput, () => `${outputStanding()} ${JSON.stringify(chosenOutput())}`);
	return { output: chosenOutput(), standing: outputStanding() };
}
