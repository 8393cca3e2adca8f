import { SeamError } from "../../../seams/seam-error.ts";
import { type SpeechJob, type SpeechThread, startThread } from "./speech-thread.ts";

export interface SpeechWorkersOptions {
	/** Threads at most; each is started when first needed. */
	size: number;
	/** Milliseconds one job may take before its thread is given up. */
	deadline: number;
	/** The thread's program. */
	program: URL;
}

interface Waiting {
	job: SpeechJob;
	resolve(mp3: Uint8Array): void;
	reject(error: unknown): void;
}

export interface SpeechWorkers {
	/**
	 * @returns one mp3 file
	 * @throws {SeamError} retryable, when the thread is lost; the signal's reason when it is aborted
	 */
	say(job: SpeechJob, signal: AbortSignal): Promise<Uint8Array>;
	close(): Promise<void>;
}

/** Threads that turn text into sound, one job each at a time. A thread that crashes or stalls costs its own job only. */
export function speechWorkers({ size, deadline, program }: SpeechWorkersOptions): SpeechWorkers {
	const queue: Waiting[] = [];
	const idle: SpeechThread[] = [];
	const threads = new Set<SpeechThread>();

	function startNext(): void {
		while (queue.length > 0 && (idle.length > 0 || threads.size < size)) {
			const next = queue.shift();
			if (next) void run(idle.pop() ?? start(), next);
		}
	}

	function start(): SpeechThread {
		const thread = startThread(program, deadline, () => {
			threads.delete(thread);
			if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
		});
		threads.add(thread);
		return thread;
	}

	async function run(thread: SpeechThread, { job, resolve, reject }: Waiting): Promise<void> {
		await thread.say(job).then((mp3) => {
			idle.push(thread);
			resolve(mp3);
		}, reject);
		startNext();
	}

	return {
		say(job, signal) {
			return new Promise((resolve, reject) => {
				signal.throwIfAborted();
				const waiting = { job, resolve, reject };
				// A job already running is left to end: it takes milliseconds, a new thread longer.
				const leave = () => {
					if (queue.includes(waiting)) queue.splice(queue.indexOf(waiting), 1);
					reject(signal.reason);
				};
				signal.addEventListener("abort", leave, { once: true });
				queue.push(waiting);
				startNext();
			});
		},
		async close() {
			for (const { reject } of queue.splice(0))
				reject(new SeamError("The voice engine is closed", { retryable: false }));
			await Promise.all([...threads].map((thread) => thread.close()));
		},
	};
}
