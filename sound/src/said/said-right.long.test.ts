import { expect, test } from "vitest";
import { hostile } from "./said-right.hostile.ts";
import { saidRight } from "./said-right.ts";

// An expression with quadratic cost would not finish within a minute.
test.each(hostile)("a million characters of %j are said", (piece) => {
	expect(saidRight(piece.repeat(1_000_000 / piece.length), "en-GB")).not.toMatch(/\p{Extended_Pictographic}/u);
});
