import { type Act, actOf, type ReplyRequest, type TurnPlan, turnPlanFor } from "@sayso/replies";
import { serveJobs } from "../../threads/serve-jobs.ts";

/** A turn to plan, or a text whose act is wanted. */
export type PlanningJob = { request: ReplyRequest } | { text: string };

// The first analysis takes many times longer than later ones, so it runs here before a turn arrives.
actOf("would you like some tea");

serveJobs<PlanningJob, TurnPlan | Act>((job) => ("request" in job ? turnPlanFor(job.request) : actOf(job.text)));
