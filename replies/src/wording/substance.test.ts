import { expect, test } from "vitest";
import { sameSubstance, substanceOf } from "./substance.ts";

const long =
	"i was wondering whether you and your sister would both like to come along with us to the market by the river on";

test.each([
	["do you want tea", "Do you want tea?", true],
	["do you want tea", "Um, so do you want tea, please?", true],
	["dont you want tea", "Don’t you want tea", true],
	["do you want tea", "do you want tea now", false],
	["do you want tea", "do you want the", false],
	["who do you", "who do you love", false],
	["tea or coffee", "coffee or tea", false],
	["", "", false],
	["please", "thanks", false],
	[`${long} saturday`, `${long} a saturday`, true],
	[`${long} saturday`, `${long} a saturday or two`, false],
])("%s / %s: %s", (a, b, same) => {
	expect(sameSubstance(substanceOf(a), substanceOf(b))).toBe(same);
});
