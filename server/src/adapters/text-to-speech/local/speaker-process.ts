/* The program of the process that speaks with an installed model. It loads a model at the first request for it. */
import { setPriority } from "node:os";
import { serveJobs } from "../../../threads/serve-jobs.ts";
import { mp3 } from "../built-in/mp3.ts";
import { openKokoro, sampleRate } from "./kokoro.ts";
import type { SpeakerSettings } from "./speakers.ts";

export interface LocalSpeechJob {
	/** The model's folder. */
	folder: string;
	/** The output of `speakable`, not empty. */
	spoken: string;
	how: SpeakerSettings;
}

// Listening and the server itself have priority.
setPriority(5);
let loaded: { folder: string; say: ReturnType<typeof openKokoro> } | undefined;

serveJobs<LocalSpeechJob, Uint8Array>(({ folder, spoken, how }) => {
	if (loaded?.folder !== folder) loaded = { folder, say: openKokoro(folder) };
	return mp3(loaded.say(spoken, how), sampleRate);
});
