import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { SeamError } from "../seams/seam-error.ts";
import type { Thread, ThreadOptions } from "./thread.ts";

/**
 * As `startThread`, in a process of its own: for libraries that end the process they run in. It gets none of the server's
 * secrets, what it prints goes nowhere, and it ends with this one.
 *
 * @param onLost called when it can be used no more
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
	// One that cannot be written to has ended, or never began: `exit` and `error` tell.
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
				// It has to load a model first: that counts, somebody waits for it.
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
