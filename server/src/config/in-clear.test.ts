import { expect, test } from "vitest";
import { isInClear } from "./in-clear.ts";

test.each([
	["http://models.example/v1", true],
	["http://127.evil.example/v1", true],
	["http://localhost.example:1234", true],
	["https://models.example/v1", false],
	["http://localhost", false],
	["http://127.0.0.1:11434/v1", false],
	["http://[::1]:8000", false],
	[undefined, false],
])("%s can be read on its way: %s", (address, isRead) => {
	expect(isInClear(address)).toBe(isRead);
});
