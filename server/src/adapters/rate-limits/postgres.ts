import { Refusal } from "@sayso/contract/errors.ts";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { type LimitedAct, limitsOfActs, type RateLimits } from "../../seams/rate-limits.ts";

/** How many people may share a network (a ward, a school) before the network's limit applies. */
const peoplePerNetwork = 5;

/** Rate limits counted in PostgreSQL, so that replicas share them. */
export function rateLimits(pool: pg.Pool): RateLimits {
	const limiterOf = (keyPrefix: string, points: number, duration: number) =>
		new RateLimiterPostgres({
			storeClient: pool,
			// Set explicitly: the library would guess the type from the pool's class name, which differs if statements
			// are traced.
			storeType: "pool",
			tableName: "rate_limit",
			tableCreated: true,
			keyPrefix,
			points,
			duration,
		});
	const acts = Object.keys(limitsOfActs) as LimitedAct[];
	const limiters = new Map(
		acts.map((act) => {
			const { points, seconds } = limitsOfActs[act];
			const ofKey = limiterOf(act, points, seconds);
			return [act, { ofKey, ofNetwork: limiterOf(`${act}-network`, points * peoplePerNetwork, seconds) }];
		}),
	);
	return {
		async count(act, key, network) {
			const limiter = limiters.get(act);
			try {
				await limiter?.ofKey.consume(key);
				if (network) await limiter?.ofNetwork.consume(network);
			} catch (refused) {
				if (!(refused instanceof RateLimiterRes)) throw refused;
				throw new Refusal("too_many_requests", { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
			}
		},
		async forget(act, key) {
			await limiters.get(act)?.ofKey.delete(key);
		},
	};
}
