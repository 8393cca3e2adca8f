import { parentPort } from "node:worker_threads";
import { mp3 } from "./mp3.ts";
import type { SpeechJob } from "./speech-thread.ts";
import { synthesise } from "./synthesise.ts";

/** Hz: holds all that the engine's 16 kHz voices have after their frequencies are raised by up to 1.28. */
const sampleRate = 24_000;

parentPort?.on("message", async ({ text, voice }: SpeechJob) => {
	parentPort?.postMessage(await mp3(synthesise(text, voice, sampleRate), sampleRate));
});
