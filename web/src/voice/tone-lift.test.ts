import { tones } from "@sayso/contract/entities/answer.ts";
import { expect, test } from "vitest";
import { liftOf } from "./tone-lift.ts";

test("no tone moves a voice more than a little, and what has none is as it was made", () => {
	for (const tone of tones) expect(Math.abs(liftOf(tone) - 1)).toBeLessThanOrEqual(0.05 + 1e-9);
	expect(liftOf(undefined)).toBe(1);
	for (const tone of ["neutral", "neutral_final", "option_a", "option_b"] as const) expect(liftOf(tone)).toBe(1);
	expect(liftOf("excited")).toBeGreaterThan(liftOf("positive"));
	expect(liftOf("uncertain")).toBeLessThan(liftOf("negative"));
});
