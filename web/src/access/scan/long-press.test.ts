import { beforeEach, describe, expect, test } from "vitest";
import { leaves, pageOf, scanClock } from "../../testing/scan-clock.ts";

let { begin, chosen, give, lit, pass, press, undos } = scanClock();
beforeEach(() => {
	({ begin, chosen, give, lit, pass, press, undos } = scanClock());
});

describe("a long press", () => {
	const pressLong = () => press(1200, true);
	const nodes = [{ id: "g", children: leaves("x", "y") }, ...leaves("b")];

	test.each([
		["chooses", ["b"], 0],
		["cancels", [], 0],
		["undoes", [], 1],
	] as const)("%s, if so configured", (long, expected, undone) => {
		begin(pageOf(leaves("a", "b")), { long });
		pass(2250);
		pressLong();
		expect(chosen).toEqual(expected);
		expect(undos()).toBe(undone);
	});

	test("leaves the opened group, and undoes the last press", () => {
		begin(pageOf(nodes), { long: "undoes" });
		press();
		expect(lit()).toBe("x");
		pressLong();
		expect(lit()).toBe("g");
		expect(undos()).toBe(0);
		pressLong();
		expect(undos()).toBe(1);
		expect(chosen).toEqual([]);
	});

	test("undoes current speech while the scan waits for it", () => {
		begin(pageOf(nodes), { long: "undoes" });
		give({ type: "pause", isPaused: true });
		pressLong();
		expect(undos()).toBe(1);
	});
});

describe("presses move, a pause selects", () => {
	beforeEach(() => begin(pageOf([...leaves("a", "b"), { id: "g", children: leaves("x", "y") }]), step));
	const step = { way: "step", chooseAfter: 2000 } as const;

	test("a target reached by a press is selected after the pause, and nothing without a press", () => {
		pass(60_000);
		press();
		expect(lit()).toBe("a");
		press();
		pass(1999);
		expect(chosen).toEqual([]);
		pass(1);
		expect(chosen).toEqual(["b"]);
		pass(60_000);
		expect(chosen).toEqual(["b"]);
	});

	test("each press restarts the pause; in an opened group it starts with the first press there", () => {
		for (let at = 0; at < 3; at++) {
			press();
			pass(1500);
		}
		expect(lit()).toBe("g");
		pass(60_000);
		expect(lit()).toBe("x");
		press();
		pass(2000);
		expect(chosen).toEqual(["y"]);
	});
});
