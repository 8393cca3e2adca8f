import { expect, test } from "vitest";
import { planCards } from "./plan-cards.ts";

const of = (id: string) => planCards.find((card) => card.id === id);

test("the cards have the prices of each region and period", () => {
	expect(of("base")?.prices).toEqual({
		monthly: { us: "$10", au: "A$15", uk: "£9", eu: "€8.50" },
		annual: { us: "$100", au: "A$150", uk: "£90", eu: "€85" },
	});
	expect(of("premium")?.prices.annual).toEqual({ us: "$150", au: "A$200", uk: "£120", eu: "€120" });
});

test("the trial is free and has no yearly price", () => {
	expect(of("trial")?.prices).toEqual({ monthly: { us: "$0", au: "A$0", uk: "£0", eu: "€0" } });
});

test("each card names the contents of its plan", () => {
	expect(of("trial")?.features).toEqual(["20 interactions", "5.0M tokens per month", "4 voices", "1 day memory"]);
	expect(of("base")?.features).toEqual([
		"Unlimited interactions",
		"0.5M tokens per month",
		"About 25 conversations of 10 turns",
		"4 voices",
		"1 day memory",
	]);
	expect(of("premium")?.features).toEqual([
		"Unlimited interactions",
		"2.0M tokens per month",
		"About 100 conversations of 10 turns",
		"12 voices",
		"90 days memory",
		"Emoji and images",
		"Adult language 16+",
	]);
	expect(planCards.map(({ badge }) => badge)).toEqual([undefined, undefined, "Most Popular"]);
});
