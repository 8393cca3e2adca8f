import { expect, test } from "vitest";
import { currentPeriod } from "./current-period.ts";

const first = new Date("2026-01-31T10:00:00Z");
const at = (iso: string) => new Date(iso);

test("a free plan has one period without an end", () => {
	expect(currentPeriod(first, 0, at("2031-01-01T00:00:00Z"))).toEqual({ start: first, end: null });
});

test("a period ends at the moment the next one begins", () => {
	const end = at("2026-03-02T10:00:00Z");
	expect(currentPeriod(first, 30, at("2026-03-02T09:59:59Z"))).toEqual({ start: first, end });
	expect(currentPeriod(first, 30, end).start).toEqual(end);
});

test("a clock that runs behind the start still finds the first period", () => {
	expect(currentPeriod(first, 30, at("2026-01-31T09:59:00Z")).start).toEqual(first);
});
