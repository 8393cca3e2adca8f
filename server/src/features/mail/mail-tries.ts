import type { JobKind } from "../../context.ts";

const minute = 60;

/**
 * How often mail is tried: after 15 seconds, then twice as long each time, up to a quarter of an hour; for about two
 * days in all. What a job holds is removed an hour after it is done.
 */
export const mailTries = {
	retryLimit: 200,
	retryDelay: 15,
	retryDelayMax: 15 * minute,
	deleteAfterSeconds: 60 * minute,
} satisfies Partial<JobKind>;
