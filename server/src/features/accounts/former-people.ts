import { dayMilliseconds } from "@sayso/contract/day.ts";
import { trialPlanId } from "@sayso/contract/plans.ts";
import type { Context, JobKind, Transaction } from "../../context.ts";
import { devicesOf } from "../../store/agreements.ts";
import { forgetFormerBefore, formerAmong, keepFormer } from "../../store/former-people.ts";
import type { Person } from "../../store/people.ts";
import { subscriptionOf, useTrialUp } from "../../store/subscriptions.ts";
import { hasUsedPlan } from "../../store/usages.ts";
import { recipientOf } from "../mail/recipient-of.ts";

/** The time that the privacy policy states. */
const freePlanDays = 365;
/** Longer than the lifetime of any ID token: Firebase's are valid for an hour. */
const tokenDays = 1;

type Digest = Pick<Context, "digest">;

export const formerAccount = (personId: string): string => `former account ${personId}`;
export const formerAddress = (email: string): string => `former address ${recipientOf(email)}`;
const formerDevice = (visitorId: string): string => `former device ${visitorId}`;

/**
 * Stores what limits the free plan to one per person after an account is deleted, if any of it was used: digests of the
 * address and the device; and a digest of the account, until its last tokens have expired.
 */
export async function keepOfFormer(context: Digest & Pick<Context, "clock">, tx: Transaction, person: Person) {
	const now = context.clock.now().getTime();
	const { isTrialUsed } = await subscriptionOf(tx, person.id);
	const hadFreePlan = isTrialUsed || (await hasUsedPlan(tx, person.id, trialPlanId));
	const devices = hadFreePlan ? await devicesOf(tx, person.id) : [];
	const digests = hadFreePlan ? [formerAddress(person.email), ...devices.map(formerDevice)].map(context.digest) : [];
	await keepFormer(tx, [
		{ digest: context.digest(formerAccount(person.id)), forgetAt: new Date(now + tokenDays * dayMilliseconds) },
		...digests.map((digest) => ({ digest, forgetAt: new Date(now + freePlanDays * dayMilliseconds) })),
	]);
}

/** Uses up the free plan of a new person whose device had one before. */
export async function recogniseDevice(
	{ digests, clock }: Pick<Context, "digests" | "clock">,
	tx: Transaction,
	personId: string,
	visitorId: string,
): Promise<void> {
	const known = await formerAmong(tx, digests(formerDevice(visitorId)), clock.now());
	if (known.size > 0) await useTrialUp(tx, personId);
}

/** Deletes expired rows, once a day. */
export const forgetFormer: JobKind = {
	name: "forget-former-people",
	retryLimit: 3,
	retryDelay: 60,
	cron: "29 3 * * *",
	run: ({ db, clock }) => forgetFormerBefore(db, clock.now()),
};
