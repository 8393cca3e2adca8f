import { parentPort } from "node:worker_threads";

/** The other end of a `Thread`: answers its jobs one after another. A job that fails ends the thread. */
export function serveJobs<Job, Result>(answer: (job: Job) => Result | Promise<Result>): void {
	parentPort?.on("message", async (job: Job) => parentPort?.postMessage(await answer(job)));
	parentPort?.postMessage("ready");
}
