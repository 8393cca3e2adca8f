import { tones } from "@sayso/contract/entities/answer.ts";
import { expect, test } from "vitest";
import { liftOf } from "./tone-lift.ts";

test("no tone changes a voice by more than a little, and no tone leaves it unchanged", () => {
	for (const tone of tones) expect(Math.abs(liftOf(tone) - 1)).toBeLessThanOrEqual(0.05 + 1e-9);
	expect(liftOf(undefined)).toBe(1);
	for (const tone of ["neutral", "neutral_final", "option_a", "option_b"] as const) expect(liftOf(tone)).toBe(1);
	expect(liftOf("excited")).toBeGreaterThan(liftOf("positive"));
	expect(liftOf("uncertain")).toBeLessThan(liftOf("negative"));
});
