import { SeamError } from "../../seams/seam-error.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";

/** For a process that does not listen. */
export const noSpeechToText: SpeechToText = {
	name: "none",
	label: "None",
	basic: false,
	capacity: 0,
	available: async () => true,
	open: () => Promise.reject(new SeamError("This process does not listen", { retryable: false })),
	close: async () => {},
};
