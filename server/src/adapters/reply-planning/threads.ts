import { type Act, plainPlan, type TurnPlan, unread } from "@sayso/replies";
import type { ReplyPlanning } from "../../seams/reply-planning.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { threadPool } from "../../threads/thread-pool.ts";
import type { PlanningJob } from "./worker.ts";

export interface PlanningThreadsOptions {
	/** Threads that may read at once; the second is started when two people ask at once. */
	threads?: number;
	/** Milliseconds one turn may take: a hundred times what the longest takes. */
	deadline?: number;
	/** The thread's program, for tests that need it to fail. */
	program?: URL;
}

/**
 * Reading in threads, one turn of each person at a time.
 * @param trouble is told of a turn that could not be read, for the log
 */
export function planningThreads(
	trouble: (error: SeamError) => void,
	{ threads = 2, deadline = 5_000, program = new URL("./worker.ts", import.meta.url) }: PlanningThreadsOptions = {},
): ReplyPlanning {
	const pool = threadPool<PlanningJob, TurnPlan | Act>({ size: threads, deadline, program, label: "Reading" });
	return {
		async planFor(personId, request, signal) {
			const turn = { personId, size: sizeOf(request.text), isUrgent: false, signal };
			const plan = await pool.run({ request }, turn).catch((error) => {
				if (!(error instanceof SeamError)) throw error;
				trouble(error);
				return unread(plainPlan(request));
			});
			return plan as TurnPlan;
		},
		actOf: async (personId, text, signal) =>
			(await pool.run({ text }, { personId, size: sizeOf(text), isUrgent: false, signal })) as Act,
		close: pool.close,
	};
}

/** Even a word takes its time: as long as about so many characters. */
const sizeOf = (text: string) => 100 + text.length;
