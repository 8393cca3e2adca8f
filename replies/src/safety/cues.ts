import { type SafetyFlag, safetyFlags } from "../understanding.ts";
import { type Detector, detector } from "./cue.ts";
import authored from "./cues.json" with { type: "json" };
import { parseCues } from "./parse.ts";

/** Classes of words that several flags share. */
const shared = parseCues(authored.files.words).words;
const detectors = new Map<SafetyFlag, Detector>(
	safetyFlags.map((flag) => {
		const { words, ...cues } = parseCues(authored.files[flag]);
		return [flag, detector(cues, new Map([...shared, ...words]))];
	}),
);

/** The flags whose authored cues are heard in the sentences of `plainly`, in order of precedence. */
export function flagsHeardIn(sentences: readonly string[]): SafetyFlag[] {
	return safetyFlags.filter((flag) => sentences.some((sentence) => detectors.get(flag)?.hears(sentence)));
}

/** Whether a sentence holds what makes all but the certain cues of a flag harmless. */
export function isSpared(sentence: string, flag: SafetyFlag): boolean {
	return detectors.get(flag)?.spares(sentence) ?? false;
}
