import { Worker } from "node:worker_threads";
import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { SeamError } from "../../../seams/seam-error.ts";

export interface SpeechJob {
	text: string;
	voice: VoiceChoice;
}

export interface SpeechThread {
	/**
	 * One job at a time.
	 * @returns one mp3 file
	 * @throws {SeamError} retryable, when the thread is lost
	 */
	say(job: SpeechJob): Promise<Uint8Array>;
	close(): Promise<void>;
}

interface Saying {
	resolve(mp3: Uint8Array): void;
	reject(error: SeamError): void;
	timer: NodeJS.Timeout;
}

/**
 * @param program what the thread runs: it answers each `SpeechJob` with one mp3 file
 * @param deadline milliseconds one job may take before the thread is given up
 * @param onLost called when the thread can be used no more
 */
export function startThread(program: URL, deadline: number, onLost: () => void): SpeechThread {
	const worker = new Worker(program, { execArgv: [], stdout: true, stderr: true });
	let saying: Saying | undefined;

	function settle(): Saying | undefined {
		const settled = saying;
		clearTimeout(settled?.timer);
		saying = undefined;
		// An idle thread does not keep the process alive.
		worker.unref();
		return settled;
	}

	function lose(why: string): void {
		settle()?.reject(new SeamError(`The voice engine ${why}`, { retryable: true }));
		onLost();
	}

	function giveUp(): void {
		lose("did not answer in time");
		void worker.terminate();
	}

	worker.on("message", (mp3: Uint8Array) => settle()?.resolve(mp3));
	// The exit that follows an error tells as much, and holds nothing of the text.
	worker.on("error", () => {});
	worker.on("exit", () => lose("was lost"));

	return {
		say: (job) =>
			new Promise((resolve, reject) => {
				saying = { resolve, reject, timer: setTimeout(giveUp, deadline) };
				worker.ref();
				worker.postMessage(job);
			}),
		async close() {
			await worker.terminate();
		},
	};
}
