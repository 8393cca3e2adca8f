import { Worker } from "node:worker_threads";
import { SeamError } from "../seams/seam-error.ts";

export interface ThreadOptions {
	/** The thread's program: a file that calls `serveJobs`. */
	program: URL;
	/** Milliseconds that one job may take before the thread is stopped. Starting it is not counted. */
	deadline: number;
	/** Its name in errors. */
	label: string;
}

export interface Thread<Job, Result> {
	/** Runs one job at a time. @throws {SeamError} retryable, if the thread is lost */
	run(job: Job): Promise<Result>;
	close(): Promise<void>;
}

/** Milliseconds that a thread may take to load its program. */
const startDeadline = 60_000;

interface Running<Result> {
	resolve(result: Result): void;
	reject(error: SeamError): void;
}

/** @param onLost called when the thread has failed */
export function startThread<Job, Result>(
	{ program, deadline, label }: ThreadOptions,
	onLost: () => void,
): Thread<Job, Result> {
	const worker = new Worker(program, { execArgv: [], stdout: true, stderr: true });
	const ready = Promise.withResolvers<void>();
	let running: Running<Result> | undefined;
	let timer = limited(startDeadline);

	function limited(milliseconds: number): NodeJS.Timeout {
		return setTimeout(() => {
			lose("did not answer in time");
			void worker.terminate();
		}, milliseconds).unref();
	}

	function settle(): Running<Result> | undefined {
		const settled = running;
		clearTimeout(timer);
		running = undefined;
		// An idle thread does not keep the process alive.
		worker.unref();
		return settled;
	}

	function lose(why: string): void {
		settle()?.reject(new SeamError(`${label} ${why}`, { retryable: true }));
		onLost();
	}

	worker.once("message", () => {
		clearTimeout(timer);
		ready.resolve();
		worker.on("message", (result: Result) => settle()?.resolve(result));
	});
	// The `exit` event that follows reports the loss. The error itself may contain words of the job.
	worker.on("error", () => {});
	worker.on("exit", () => lose("was lost"));

	return {
		run: (job) =>
			new Promise((resolve, reject) => {
				running = { resolve, reject };
				worker.ref();
				void ready.promise.then(() => {
					timer = limited(deadline);
					worker.postMessage(job);
				});
			}),
		async close() {
			await worker.terminate();
		},
	};
}
