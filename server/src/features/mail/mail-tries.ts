import type { JobKind } from "../../context.ts";

const minute = 60;

/**
 * Retries of a mail: after 15 seconds, then with doubled delays up to a quarter of an hour, for about two days in
 * total. A job's data is deleted an hour after it is done.
 */
export const mailTries = {
	retryLimit: 200,
	retryDelay: 15,
	retryDelayMax: 15 * minute,
	deleteAfterSeconds: 60 * minute,
} satisfies Partial<JobKind>;
