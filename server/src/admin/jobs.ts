import { countJobs, retryFailed } from "../store/waiting-jobs.ts";
import type { Command } from "./command.ts";

export const jobCommands: Command[] = [
	{
		/** Tab-separated: the kind, the number of waiting jobs, and the number of failed ones. */
		name: "jobs list",
		async run({ pool }) {
			const counts = await countJobs(pool);
			return ["job\twaiting\tgiven_up", ...counts.map((job) => `${job.name}\t${job.waiting}\t${job.failed}`)].join(
				"\n",
			);
		},
	},
	{
		name: "jobs retry",
		run: async ({ pool }) => `${await retryFailed(pool)} jobs are tried once more.`,
	},
];
