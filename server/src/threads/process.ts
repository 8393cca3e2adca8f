import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { SeamError } from "../seams/seam-error.ts";
import type { Thread, ThreadOptions } from "./thread.ts";

/**
 * As `startThread`, but in a separate process, for libraries that may end their process. It gets none of the server's
 * secrets, its output is discarded, and it ends with this process.
 * @param onLost called when it has failed
 */
export function startProcess<Job, Result>(
	{ program, deadline, label }: ThreadOptions,
	onLost: () => void,
): Thread<Job, Result> {
	const child = fork(fileURLToPath(program), {
		stdio: ["ignore", "ignore", "ignore", "ipc"],
		execArgv: [],
		env: {},
		serialization: "advanced",
	});
	const ready = Promise.withResolvers<void>();
	let settle: ((how: { result: Result } | { why: string }) => void) | undefined;
	let timer: NodeJS.Timeout | undefined;

	function lose(why: string): void {
		clearTimeout(timer);
		settle?.({ why });
		onLost();
	}

	child.once("message", () => {
		ready.resolve();
		child.on("message", (result) => settle?.({ result: result as Result }));
	});
	// A process that cannot be written to has ended or never started: its `exit` or `error` event reports that.
	child.once("error", () => lose("could not be started"));
	child.once("exit", () => lose("was lost"));

	return {
		run: (job) =>
			new Promise((resolve, reject) => {
				settle = (how) => {
					settle = undefined;
					clearTimeout(timer);
					if ("result" in how) resolve(how.result);
					else reject(new SeamError(`${label} ${how.why}`, { retryable: true }));
				};
				// The first job includes loading a model. Its timeout includes that too, because a person waits for it.
				timer = setTimeout(() => {
					settle?.({ why: "did not answer in time" });
					child.kill("SIGKILL");
				}, deadline).unref();
				void ready.promise.then(() => child.send(job as object, () => {}));
			}),
		async close() {
			if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
			const gone = once(child, "exit");
			child.kill("SIGKILL");
			await gone;
		},
	};
}
