/*
 * The program of one child process of Basic listening. Arguments: where PocketSphinx lies, as JSON; how many milliseconds
 * it may be behind the sound before it hears no utterance again; `again` or `once`, for whether it ever does.
 */
import { hearInput } from "../in-processes/hear-input.ts";
import type { Installation } from "./installation.ts";
import { openDecoder } from "./pocketsphinx.ts";

/** For words that are replaced in a moment: no second passes, and at most 2000 active hidden Markov models, of 30,000. */
const quickSettings = { fwdflat: "no", bestpath: "no", maxhmmpf: "2000" };
/**
 * The language model weighs less than the default 6.5. Without the flat second pass, and with 2000 models, 38% of words are
 * wrong, as with it and 5000 models, and it takes half the time: docs/speech-recognition.md has the table.
 */
const carefulSettings = { lw: "5.5", fwdflat: "no", maxhmmpf: "2000" };

const [, , installed = "", behindMilliseconds, times] = process.argv;
const installation = JSON.parse(installed) as Installation;
hearInput({
	quick: openDecoder(installation, quickSettings),
	// 90 MB.
	openCareful: () => (times === "once" ? undefined : openDecoder(installation, carefulSettings)),
	/**
	 * Hearing again takes 0.3 of the length on a slow machine, so a long utterance ends sooner: after the half second of
	 * silence that the detector waits. The detector needs a few tenths of a second to be sure of speech.
	 */
	timing: { silence: 0.8, silenceWhenLong: 0.52, lead: 0.5 },
	behindMilliseconds: Number(behindMilliseconds),
});
