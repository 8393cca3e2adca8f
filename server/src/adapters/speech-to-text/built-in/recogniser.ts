/*
 * The program of one child process of Basic listening. Its arguments: where PocketSphinx lies, as JSON, and for how many
 * milliseconds sound may wait before utterances are no longer heard twice, and `again` or `once`: whether they ever are.
 */
import { hearInput } from "../in-processes/hear-input.ts";
import type { Installation } from "./installation.ts";
import { openDecoder } from "./pocketsphinx.ts";

/**
 * For words that are replaced in a moment: no second passes, and at most 2000 active hidden Markov models, of 30,000.
 */
const quickSettings = { fwdflat: "no", bestpath: "no", maxhmmpf: "2000" };
/**
 * The language model weighs less than the default 6.5, and 5000 models may be active: on 45 recordings 39 % of
 * words wrong instead of 40, in three quarters of the time that the default limit of 30,000 takes.
 */
const carefulSettings = { lw: "5.5", maxhmmpf: "5000" };

const [, , installed = "", behindMilliseconds, times] = process.argv;
const installation = JSON.parse(installed) as Installation;
hearInput({
	quick: openDecoder(installation, quickSettings),
	// 90 MB.
	openCareful: () => (times === "once" ? undefined : openDecoder(installation, carefulSettings)),
	/**
	 * Hearing again takes a fifth of the length: of a long utterance the half second that the detector waits is enough. It
	 * needs a few tenths to be sure of speech.
	 */
	timing: { silence: 0.8, silenceWhenLong: 0.52, lead: 0.5 },
	behindMilliseconds: Number(behindMilliseconds),
});
