import { SeamError } from "../seams/seam-error.ts";
import { FairQueue, type Waiting } from "./fair-queue.ts";
import { startThread, type Thread, type ThreadOptions } from "./thread.ts";

export interface ThreadPoolOptions extends ThreadOptions {
	/** The most threads; each is started when it is first needed. */
	size: number;
	/** Starts a thread of this process, or a separate process. */
	start?: typeof startThread;
}

/** The person and the priority of a job; the signal ends its wait. */
export type Turn = Waiting & { signal: AbortSignal };

interface Job<Given, Result> extends Waiting {
	given: Given;
	resolve(result: Result): void;
	reject(error: unknown): void;
}

export interface ThreadPool<Given, Result> {
	/** @throws {SeamError} retryable, if its thread is lost; the signal's reason if it is aborted */
	run(given: Given, turn: Turn): Promise<Result>;
	close(): Promise<void>;
}

/**
 * A pool of threads that run one job each, and one job at a time for each person, in the order of a fair queue. A
 * thread that crashes or stalls costs only its own job and is replaced.
 */
export function threadPool<Given, Result>({
	size,
	start: startOne = startThread,
	...options
}: ThreadPoolOptions): ThreadPool<Given, Result> {
	const queue = new FairQueue<Job<Given, Result>>();
	const busy = new Set<string>();
	const idle: Thread<Given, Result>[] = [];
	const threads = new Set<Thread<Given, Result>>();

	function startNext(): void {
		while (idle.length > 0 || threads.size < size) {
			const job = queue.next(busy);
			if (!job) return;
			void run(idle.pop() ?? start(), job);
		}
	}

	function start(): Thread<Given, Result> {
		const thread = startOne<Given, Result>(options, () => {
			threads.delete(thread);
			if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
		});
		threads.add(thread);
		return thread;
	}

	async function run(thread: Thread<Given, Result>, job: Job<Given, Result>): Promise<void> {
		const { given, personId, isUrgent, resolve, reject } = job;
		if (!isUrgent) busy.add(personId);
		await thread.run(given).then((result) => {
			idle.push(thread);
			resolve(result);
		}, reject);
		if (!isUrgent) busy.delete(personId);
		startNext();
	}

	return {
		run(given, { signal, ...turn }) {
			let leave = () => {};
			return new Promise<Result>((resolve, reject) => {
				signal.throwIfAborted();
				const job = { ...turn, given, resolve, reject };
				// A running job is not interrupted: it takes milliseconds, a new thread takes longer.
				leave = () => {
					queue.remove(job);
					reject(signal.reason);
				};
				signal.addEventListener("abort", leave);
				queue.add(job);
				startNext();
			}).finally(() => signal.removeEventListener("abort", leave));
		},
		async close() {
			const closed = new SeamError(`${options.label} is closed`, { retryable: false });
			for (const { reject } of queue.empty()) reject(closed);
			await Promise.all([...threads].map((thread) => thread.close()));
		},
	};
}
