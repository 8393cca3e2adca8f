import { expect, test } from "vitest";
import { dayMilliseconds } from "./day.ts";
import { planById, trialPlanId } from "./plans.ts";
import { isPromoted, trialEnd, trialFor } from "./promotion.ts";

const promotion = { days: 14, interactions: 50, starts: "2030-10-01T00:00:00Z", ends: "2030-11-01T00:00:00Z" };
const trial = planById(trialPlanId);
if (!trial) throw new Error("The catalogue has no trial");

test.each([
	["just before it starts", "2030-09-30T23:59:59Z", false],
	["as it starts", "2030-10-01T00:00:00Z", true],
	["just before it ends", "2030-10-31T23:59:59Z", true],
	["as it ends", "2030-11-01T00:00:00Z", false],
])("joining %s", (_when, iso, promoted) => {
	const joined = new Date(iso);
	expect(isPromoted(joined, promotion)).toBe(promoted);
	expect(trialFor(trial, joined, promotion).max_interactions).toBe(promoted ? 50 : trial.max_interactions);
	expect(trialEnd(joined, promotion)).toEqual(promoted ? new Date(joined.getTime() + 14 * dayMilliseconds) : null);
});

test("without a promotion no date is promoted, and no trial gets an end", () => {
	expect(isPromoted(new Date("2030-10-15T00:00:00Z"), null)).toBe(false);
	expect(trialEnd(new Date("2030-10-15T00:00:00Z"), null)).toBeNull();
});
