import { expect, test } from "vitest";
import { daysLeft } from "./period.ts";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
	["2026-11-21T11:00:00Z", 0],
	["2026-11-21T12:00:00Z", 0],
	["2026-11-21T12:00:01Z", 1],
	["2026-11-22T12:00:00Z", 1],
	["2026-12-21T12:00:00Z", 30],
])("until %s there are %i days", (end, days) => {
	expect(daysLeft(end, now)).toBe(days);
});
