import { serveJobs } from "../../../threads/serve-jobs.ts";
import { mp3 } from "./mp3.ts";
import { type SpeechJob, say } from "./synthesise.ts";

/** Hz: holds all that the engine's 16 kHz voices have after their frequencies are raised by up to 1.28. */
const sampleRate = 24_000;

serveJobs<SpeechJob, Uint8Array>((job) => mp3(say(job, sampleRate), sampleRate));
