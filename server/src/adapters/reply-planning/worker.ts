import { type Act, actOf, type ReplyRequest, type TurnPlan, turnPlanFor } from "@sayso/replies";
import { serveJobs } from "../../threads/serve-jobs.ts";

/** A turn to be planned, or words whose act is asked for. */
export type PlanningJob = { request: ReplyRequest } | { text: string };

// The first reading takes many times what the others do; nobody waits for it in the middle of a turn.
actOf("would you like some tea");

serveJobs<PlanningJob, TurnPlan | Act>((job) => ("request" in job ? turnPlanFor(job.request) : actOf(job.text)));
