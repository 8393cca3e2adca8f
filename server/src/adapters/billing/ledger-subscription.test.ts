import { dayMilliseconds } from "@sayso/contract/day.ts";
import { expect, test } from "vitest";
import { advance, begin, switchTo } from "./ledger-subscription.ts";

const start = new Date("2026-03-01T00:00:00Z");
const after = (days: number) => new Date(start.getTime() + days * dayMilliseconds);
const premium = begin("sub_1", "premium-monthly-au", start);

test("a subscription renews at the moment its period ends, as often as needed", () => {
	expect(advance(premium, new Date(after(30).getTime() - 1))).toEqual(premium);
	expect(advance(premium, after(30))).toMatchObject({ periodStart: after(30), periodEnd: after(60), status: "active" });
	expect(advance(premium, after(100))).toMatchObject({ periodStart: after(90), periodEnd: after(120) });
});

test("a cancelled one ends instead, and stays ended", () => {
	const cancelled = { ...premium, cancelAtPeriodEnd: true };
	expect(advance(cancelled, after(29)).status).toBe("active");
	expect(advance(cancelled, after(30)).status).toBe("canceled");
	expect(advance(advance(cancelled, after(30)), after(365)).periodEnd).toEqual(after(30));
});

test("a lower plan follows at the renewal, a higher one begins a period at once", () => {
	const lower = switchTo(premium, { subscriptionId: "sub_1", priceId: "base-yearly-au", when: "at-renewal" }, after(3));
	expect(lower).toMatchObject({ priceId: "premium-monthly-au", nextPriceId: "base-yearly-au", periodEnd: after(30) });
	const renewed = advance(lower, after(31));
	expect(renewed).toMatchObject({ priceId: "base-yearly-au", nextPriceId: null, periodEnd: after(30 + 365) });
	const higher = switchTo(lower, { subscriptionId: "sub_1", priceId: "premium-yearly-au", when: "now" }, after(3));
	expect(higher).toMatchObject({ priceId: "premium-yearly-au", nextPriceId: null, periodEnd: after(3 + 365) });
});
