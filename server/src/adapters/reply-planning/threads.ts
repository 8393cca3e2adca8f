import { type Act, plainPlan, type TurnPlan, unread } from "@sayso/replies";
import type { ReplyPlanning } from "../../seams/reply-planning.ts";
import { SeamError } from "../../seams/seam-error.ts";
import { threadPool } from "../../threads/thread-pool.ts";
import type { PlanningJob } from "./worker.ts";

export interface PlanningThreadsOptions {
	/** The most threads at once. The second one starts when two people ask at the same time. */
	threads?: number;
	/** Milliseconds that one turn may take: a hundred times what the longest takes. */
	deadline?: number;
	/** The thread's program, for tests that need it to fail. */
	program?: URL;
}

/**
 * Analyses turns in threads, one turn of each person at a time.
 * @param trouble called with each failure, for the log
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

/** A base cost, because even a single word takes as long as about 100 characters. */
const sizeOf = (text: string) => 100 + text.length;
