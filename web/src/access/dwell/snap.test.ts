import { expect, test } from "vitest";
import { distanceTo, snapTo } from "./snap.ts";

const yes = { id: "yes", left: 0, top: 0, right: 100, bottom: 100 };
const no = { id: "no", left: 120, top: 0, right: 220, bottom: 100 };
const at = (x: number, y = 50) => ({ x, y });
const to = (x: number, reach: number, held?: string) => snapTo(at(x), [yes, no], reach, held);

test("a point beside a target counts as on it, up to the reach", () => {
	expect(to(-24, 24)).toBe("yes");
	expect(to(-25, 24)).toBeUndefined();
	expect(to(-1, 0)).toBeUndefined();
});

test("between two targets the nearer one counts, unless the pointer was on the other; inside one, that one counts", () => {
	expect(to(109, 24)).toBe("yes");
	expect(to(112, 24)).toBe("no");
	expect(to(112, 24, "yes")).toBe("yes");
	expect(to(121, 24, "yes")).toBe("no");
});

test("at a corner the straight distance counts", () => {
	expect(distanceTo(at(103, 104), yes)).toBe(5);
	expect(distanceTo(at(50), yes)).toBe(0);
});
