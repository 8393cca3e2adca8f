import { expect, test } from "vitest";
import { distanceTo, snapTo } from "./snap.ts";

const yes = { id: "yes", left: 0, top: 0, right: 100, bottom: 100 };
const no = { id: "no", left: 120, top: 0, right: 220, bottom: 100 };
const at = (x: number, y = 50) => ({ x, y });
const to = (x: number, reach: number, held?: string) => snapTo(at(x), [yes, no], reach, held);

test("beside a target is on it, up to the reach and not beyond", () => {
	expect(to(-24, 24)).toBe("yes");
	expect(to(-25, 24)).toBeUndefined();
	expect(to(-1, 0)).toBeUndefined();
});

test("between two it is the nearer, unless it was on the other; within one it is that", () => {
	expect(to(109, 24)).toBe("yes");
	expect(to(112, 24)).toBe("no");
	expect(to(112, 24, "yes")).toBe("yes");
	expect(to(121, 24, "yes")).toBe("no");
});

test("at a corner the way is the straight one", () => {
	expect(distanceTo(at(103, 104), yes)).toBe(5);
	expect(distanceTo(at(50), yes)).toBe(0);
});
