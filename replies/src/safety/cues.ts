import { type SafetyFlag, safetyFlags } from "../understanding.ts";
import { type Detector, detector } from "./cue.ts";
import authored from "./cues.json" with { type: "json" };
import { parseCues } from "./parse.ts";

/** Classes of words that several flags share. */
const shared = parseCues(authored.files.words).words;
const detectors = new Map<SafetyFlag, Detector>(safetyFlags.map((flag) => [flag, detectorOf(authored.files[flag])]));
const toldOfHarm = detectorOf(authored.files["told-of-harm"]);

function detectorOf(file: string): Detector {
	const { words, ...cues } = parseCues(file);
	return detector(cues, new Map([...shared, ...words]));
}

/** The flags whose authored cues are heard in the sentences of `plainly`, in order of precedence. */
export function flagsHeardIn(sentences: readonly string[]): SafetyFlag[] {
	return safetyFlags.filter(
		(flag) =>
			sentences.some((sentence) => detectors.get(flag)?.hears(sentence)) ||
			(flag === "safety-abuse" && isHarmTold(sentences)),
	);
}

/** Whether a partner tells what a third person did to them or to another. */
export const isHarmTold = (sentences: readonly string[]): boolean => sentences.some(toldOfHarm.hears);

/** Whether a sentence holds what makes all but the certain cues of a flag harmless. */
export function isSpared(sentence: string, flag: SafetyFlag): boolean {
	return detectors.get(flag)?.spares(sentence) ?? false;
}
