import { Refusal } from "@sayso/contract/errors.ts";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

/** `points` calls in `seconds` for one key: a person, an account, an address. */
const rules = {
	/** A fast talker submits every few seconds; a script that burns tokens is stopped within a minute. */
	generate: { points: 40, seconds: 60 },
	speak: { points: 90, seconds: 60 },
	listen: { points: 30, seconds: 60 },
	log: { points: 120, seconds: 60 },
	/** Settings of one's own, saved. */
	change: { points: 60, seconds: 60 },
	/** Checkouts, plan changes and questions to the payment service. */
	billing: { points: 30, seconds: 300 },
	/** Invoices made out. */
	invoice: { points: 5, seconds: 3600 },
	/** Sign-up, sign-in and whatever else takes a password, from one address. */
	credentials: { points: 30, seconds: 300 },
	/** Passwords tried for one account from one address. */
	account: { points: 10, seconds: 300 },
	/** Codes mailed to one person, and to one e-mail address whoever signs up with it. */
	sendCode: { points: 5, seconds: 3_600 },
	codesOfEmail: { points: 10, seconds: 86_400 },
	/** Codes tried by one person. */
	tryCode: { points: 20, seconds: 3_600 },
	/** Reset links asked for, for one e-mail address from one address; and mailed to one e-mail address in all. */
	askReset: { points: 5, seconds: 3_600 },
	resetsOfEmail: { points: 5, seconds: 3_600 },
	/** Newsletter asked for, from one address; and mails that confirm it, to one e-mail address. */
	subscribe: { points: 5, seconds: 3_600 },
	confirmationsOfEmail: { points: 3, seconds: 86_400 },
	/** Password changes, exports and deletions of one person. */
	accountCare: { points: 10, seconds: 3_600 },
} as const;

type LimitedAct = keyof typeof rules;

/** People who may share an address (a ward, a school) before its own limit holds them back. */
const peoplePerAddress = 5;

export interface RateLimits {
	/**
	 * Counts one try of whatever `key` names and, where it is given, of the address it came from.
	 * @throws {Refusal} `too_many_requests`
	 */
	count(act: LimitedAct, key: string, address?: string): Promise<void>;
}

/** Limits counted in PostgreSQL, so that replicas share them. */
export function rateLimits(pool: pg.Pool): RateLimits {
	const limiterOf = (keyPrefix: string, points: number, duration: number) =>
		new RateLimiterPostgres({
			storeClient: pool,
			tableName: "rate_limit",
			tableCreated: true,
			keyPrefix,
			points,
			duration,
		});
	const acts = Object.keys(rules) as LimitedAct[];
	const limiters = new Map(
		acts.map((act) => {
			const { points, seconds } = rules[act];
			const ofKey = limiterOf(act, points, seconds);
			return [act, { ofKey, ofAddress: limiterOf(`${act}-address`, points * peoplePerAddress, seconds) }];
		}),
	);
	return {
		async count(act, key, address) {
			const limiter = limiters.get(act);
			try {
				await limiter?.ofKey.consume(key);
				if (address) await limiter?.ofAddress.consume(address);
			} catch (refused) {
				if (!(refused instanceof RateLimiterRes)) throw refused;
				throw new Refusal("too_many_requests", { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
			}
		},
	};
}

/** For load tests on a developer's machine. */
export const noRateLimits: RateLimits = { count: async () => {} };
