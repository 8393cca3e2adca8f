import { expect, test } from "vitest";
import { layoutFor } from "./suggestion-layout.ts";

test.each([
	["a window at 400%", 312, 68, "least"],
	["a phone on its side", 698, 190, "low"],
	["a small phone", 300, 262, "small"],
	["a small phone beside what was said", 296, 230, "small-short"],
	["a small phone with larger text", 296, 200, "small-shortest"],
	["a very small phone beside what was said", 296, 150, "least"],
	["a laptop beside what was said", 940, 308, "wide"],
	["a phone", 370, 442, "small"],
	["a tablet upright", 780, 800, "wide"],
	["a tall and narrow window", 500, 800, "narrow"],
])("%s", (_, width, height, name) => {
	expect(layoutFor({ width, height }, 16).name).toBe(name);
});
