import { expect, test } from "vitest";
import { requestFor } from "./testing/request.ts";
import { turnPlanFor } from "./turn-plan.ts";

const hintFor = (text: string) => turnPlanFor(requestFor(text)).hint;

test.each(["help me", "Sarah, help me!", "Well, fire!"])("plain danger is heard however it is begun: %s", (text) => {
	expect(hintFor(text).isPlainDanger).toBe(true);
});

test.each(["could you help me with the shopping", "the fire was lovely and warm"])("no danger: %s", (text) => {
	expect(hintFor(text).isPlainDanger).toBe(false);
});

test("what else a turn may be is told as it was weighed, likeliest first", () => {
	const { hypotheses } = hintFor("the traffic this morning");
	const weights = hypotheses.map(({ probability }) => probability);
	expect(weights).toEqual(weights.toSorted((a, b) => b - a));
	expect(weights.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1.001);
});
