import { dayMilliseconds } from "@sayso/contract/day.ts";
import type { JobKind } from "../../context.ts";
import { removeUnconfirmed } from "../../store/newsletter.ts";

const days = 30;

/** Deletes addresses that were not confirmed within 30 days, once a day. */
export const forgetUnconfirmed: JobKind = {
	name: "forget-unconfirmed-newsletter",
	retryLimit: 3,
	retryDelay: 60,
	cron: "41 3 * * *",
	async run({ db, clock }) {
		await removeUnconfirmed(db, new Date(clock.now().getTime() - days * dayMilliseconds));
	},
};
