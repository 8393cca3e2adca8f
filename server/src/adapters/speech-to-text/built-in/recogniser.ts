/*
 * The program of one child process of Basic listening. Arguments: the paths of PocketSphinx as JSON; the milliseconds that it
 * may be behind the audio before it skips the second pass; `again` or `once`, for whether there is a second pass.
 */
import { hearInput } from "../in-processes/hear-input.ts";
import type { Installation } from "./installation.ts";
import { openDecoder } from "./pocketsphinx.ts";

/** For partials, which are soon replaced: no further passes, and at most 2000 of 30,000 active hidden Markov models. */
const quickSettings = { fwdflat: "no", bestpath: "no", maxhmmpf: "2000" };
/**
 * The language model has less weight than the default 6.5. Without the flat second pass and with 2000 models 38% of words are
 * wrong, as with it and 5000 models, in half the time: docs/evidence/listening.md has the table.
 */
const carefulSettings = { lw: "5.5", fwdflat: "no", maxhmmpf: "2000" };

const [, , installed = "", behindMilliseconds, times] = process.argv;
const installation = JSON.parse(installed) as Installation;
hearInput({
	quick: openDecoder(installation, quickSettings),
	// It takes 90 MB.
	openCareful: () => (times === "once" ? undefined : openDecoder(installation, carefulSettings)),
	/**
	 * A second pass takes 0.3 of the length on a slow machine, so a long utterance ends after the half second of silence that
	 * the detector needs. The detector takes a few tenths of a second to be sure of speech.
	 */
	timing: { silence: 0.8, silenceWhenLong: 0.52, lead: 0.5 },
	behindMilliseconds: Number(behindMilliseconds),
});
