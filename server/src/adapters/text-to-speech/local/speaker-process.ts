/*
 * The program of the process that speaks with an installed model. It loads one when it is first asked to speak with it.
 */
import { setPriority } from "node:os";
import { serveJobs } from "../../../threads/serve-jobs.ts";
import { mp3 } from "../built-in/mp3.ts";
import { openKokoro, sampleRate } from "./kokoro.ts";
import type { SpeakerSettings } from "./speakers.ts";

export interface LocalSpeechJob {
	/** The model's folder. */
	folder: string;
	/** As `speakable` leaves it, and not empty. */
	spoken: string;
	how: SpeakerSettings;
}

// Whoever is listened to, and the server itself, come first.
setPriority(5);
let loaded: { folder: string; say: ReturnType<typeof openKokoro> } | undefined;

serveJobs<LocalSpeechJob, Uint8Array>(({ folder, spoken, how }) => {
	if (loaded?.folder !== folder) loaded = { folder, say: openKokoro(folder) };
	return mp3(loaded.say(spoken, how), sampleRate);
});
