import { expect, test } from "vitest";
import { mayStandIn } from "./may-stand-in.ts";

test.each([
	["no_connection", true, 0, true],
	["limit_exceeded", true, 0, true],
	["unauthenticated", true, 5, true],
	["too_many_requests", true, 5, true],
	["internal", undefined, undefined, true],
	["limit_exceeded", false, 0, false],
	["limit_exceeded", false, 5, false],
	["no_connection", false, 0, false],
	["no_connection", false, 5, true],
	["no_connection", false, null, true],
	["invalid", true, 5, false],
] as const)("%s, free basic replies %s, %s left: %s", (code, isFree, left, may) => {
	expect(mayStandIn(code, { isFree, left })).toBe(may);
});
