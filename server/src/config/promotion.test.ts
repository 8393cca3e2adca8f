import { launchPromotion } from "@sayso/contract/promotion.ts";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const dates = { PROMOTION_STARTS: "2027-10-01T00:00:00+10:00", PROMOTION_ENDS: "2027-11-01T00:00:00+11:00" };

test("nothing set means the launch's, and each part may be another", () => {
	expect(readConfig({}).promotion).toEqual(launchPromotion);
	expect(readConfig({ ...dates, PROMOTION_DAYS: "7" }).promotion).toEqual({
		days: 7,
		interactions: launchPromotion.interactions,
		starts: dates.PROMOTION_STARTS,
		ends: dates.PROMOTION_ENDS,
	});
	expect(readConfig({ PROMOTION: "off" }).promotion).toBeNull();
});

test.each([
	[{ PROMOTION_STARTS: dates.PROMOTION_STARTS }, "PROMOTION_ENDS"],
	[{ PROMOTION_ENDS: dates.PROMOTION_ENDS }, "PROMOTION_STARTS"],
	[{ ...dates, PROMOTION_ENDS: dates.PROMOTION_STARTS }, "PROMOTION_ENDS"],
	[{ ...dates, PROMOTION_STARTS: "October" }, "PROMOTION_STARTS"],
	[{ PROMOTION_DAYS: "0" }, "PROMOTION_DAYS"],
	[{ PROMOTION_INTERACTIONS: "many" }, "PROMOTION_INTERACTIONS"],
])("%j: %s", (environment, name) => {
	expect(() => readConfig(environment)).toThrow(new RegExp(`^${name}: `, "m"));
});
