import { test } from "vitest";
import { describeSpeechToText } from "../../seams/speech-to-text.conformance.ts";
import { recordSpeech } from "../text-to-speech/built-in/recording.ts";
import { findInstallation, howToInstall } from "./built-in/installation.ts";
import { builtInSpeechToText } from "./built-in.ts";

/** Milliseconds: what is heard does not depend on how busy the machine is. */
const unhurried = 120_000;
const spoken = (words: string) => ({
	words,
	sound: new Uint8Array(recordSpeech(words, "male-us", 16_000).buffer),
});

if (findInstallation())
	describeSpeechToText("basic listening", () => builtInSpeechToText({ carefulDeadline: unhurried }), {
		first: spoken("would you like a cup of tea or coffee this morning"),
		second: spoken("where would you like to go for lunch"),
	});
else test.skip(`basic listening: PocketSphinx is not installed (${howToInstall})`, () => {});
