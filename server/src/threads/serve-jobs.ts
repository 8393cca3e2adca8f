import { parentPort } from "node:worker_threads";

/**
 * Runs on the other side of a `Thread`, in a thread or a process: answers its jobs one after another. A job that fails
 * ends it.
 */
export function serveJobs<Job, Result>(answer: (job: Job) => Result | Promise<Result>): void {
	if (parentPort) {
		const port = parentPort;
		port.on("message", async (job: Job) => port.postMessage(await answer(job)));
		port.postMessage("ready");
	} else {
		process.on("message", async (job: Job) => process.send?.(await answer(job)));
		process.send?.("ready");
	}
}
