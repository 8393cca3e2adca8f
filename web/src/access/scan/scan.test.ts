import { beforeEach, describe, expect, test } from "vitest";
import { leaves, pageOf, scanClock } from "../../testing/scan-clock.ts";

let { begin, chosen, give, lit, pass, press } = scanClock();
beforeEach(() => {
	({ begin, chosen, give, lit, pass, press } = scanClock());
});

describe("one switch, the light moves by itself", () => {
	beforeEach(() => begin(pageOf(leaves("a", "b", "c"))));

	test("each item for 1500 ms, the first of a round half as long again", () => {
		pass(2249);
		expect(lit()).toBe("a");
		pass(1);
		expect(lit()).toBe("b");
		pass(1499);
		expect(lit()).toBe("b");
		pass(1);
		expect(lit()).toBe("c");
		pass(1500);
		expect(lit()).toBe("a");
	});

	test("a press chooses what is lit, and the scan begins anew", () => {
		pass(2250);
		press();
		expect(chosen).toEqual(["b"]);
		expect(lit()).toBe("a");
	});

	test("for 300 ms after a choice nothing is chosen", () => {
		press();
		pass(200);
		press();
		expect(chosen).toEqual(["a"]);
		pass(300);
		press();
		expect(chosen).toEqual(["a", "a"]);
	});

	test("what the switch went down on keeps its light while it is down", () => {
		pass(2000);
		press(5000);
		expect(chosen).toEqual(["a"]);
	});

	test("a slip chooses nothing", () => {
		give({ type: "down" });
		give({ type: "up", held: 20, counts: false });
		expect(chosen).toEqual([]);
		expect(lit()).toBe("a");
	});

	test("after three rounds without a choice it rests, and a press wakes it and chooses nothing", () => {
		pass(3 * 5250 - 1);
		expect(lit()).toBe("c");
		pass(1);
		expect(lit()).toBeUndefined();
		pass(60_000);
		expect(lit()).toBeUndefined();
		press();
		expect(lit()).toBe("a");
		expect(chosen).toEqual([]);
	});

	test("its pace is the person's, from 0.3 to 10 s", () => {
		for (const each of [300, 10_000]) {
			begin(pageOf(leaves("a", "b", "c")), { pace: each });
			pass(1.5 * each);
			expect(lit()).toBe("b");
			pass(each);
			expect(lit()).toBe("c");
		}
	});

	test("it waits while Sayso speaks and then begins anew; a press meanwhile wakes it", () => {
		pass(2250);
		give({ type: "pause", isPaused: true });
		expect(lit()).toBeUndefined();
		pass(60_000);
		give({ type: "pause", isPaused: false });
		expect(lit()).toBe("a");
		give({ type: "pause", isPaused: true });
		press();
		give({ type: "pause", isPaused: true });
		expect(lit()).toBe("a");
		expect(chosen).toEqual([]);
	});

	test.each(["automatic", "hold", "two"] as const)("presses that follow fast, while a choice is said: %s", (way) => {
		begin(pageOf(leaves("a", "b", "c")), { way });
		press(400);
		give({ type: "pause", isPaused: true });
		for (const wait of [150, 250, 500]) {
			pass(wait);
			press();
		}
		expect(chosen).toEqual(["a"]);
		pass(1000);
		press();
		expect(chosen).toEqual(["a", "a"]);
	});

	test("a press just after the voice has ended chooses nothing", () => {
		press();
		give({ type: "pause", isPaused: true });
		pass(700);
		give({ type: "pause", isPaused: false });
		pass(200);
		press();
		expect(chosen).toEqual(["a"]);
		pass(400);
		press();
		expect(chosen).toEqual(["a", "a"]);
	});
});

describe("a group", () => {
	beforeEach(() => begin(pageOf([{ id: "g", children: leaves("x", "y") }, ...leaves("b")])));

	test("opens when it is chosen, its first lit half as long again", () => {
		press();
		expect(chosen).toEqual([]);
		expect(lit()).toBe("x");
		pass(2250);
		press();
		expect(chosen).toEqual(["y"]);
		expect(lit()).toBe("g");
	});

	test("is left after two rounds, and the scan goes on behind it", () => {
		press();
		pass(2 * 3750);
		expect(lit()).toBe("b");
	});
});

describe("when the page changes", () => {
	test("what is lit keeps its light and its time, wherever it has gone", () => {
		begin(pageOf(leaves("a", "b", "c")));
		pass(3000);
		give({ type: "page", page: pageOf(leaves("new", "a", "b")) });
		expect(lit()).toBe("b");
		pass(750);
		expect(lit()).toBe("new");
	});

	test("where what was lit is gone it begins anew, and a press meant for that chooses nothing", () => {
		begin(pageOf(leaves("a", "b")));
		pass(2250);
		give({ type: "down" });
		give({ type: "page", page: pageOf(leaves("a", "c")) });
		give({ type: "up", held: 50, counts: true });
		press();
		expect(chosen).toEqual([]);
		expect(lit()).toBe("a");
	});

	test("it begins at what the person is now most likely to want, once, even out of its rest", () => {
		begin(pageOf(leaves("listen", "stop")));
		pass(60_000);
		const answered = pageOf(leaves("reply 1", "reply 2", "listen"), "replies");
		give({ type: "page", page: answered });
		expect(lit()).toBe("reply 1");
		pass(2250);
		give({ type: "page", page: answered });
		expect(lit()).toBe("reply 2");
	});

	test("a press on what it begins at counts at once where that was lit before; on what has only just come it does not", () => {
		begin(pageOf(leaves("reply", "other"), "replies"));
		pass(1000);
		give({ type: "page", page: pageOf(leaves("reply", "steer", "other"), "steering") });
		press();
		expect(chosen).toEqual(["reply"]);
		pass(1000);
		give({ type: "page", page: pageOf(leaves("draft", "reply"), "draft") });
		press();
		expect(chosen).toEqual(["reply"]);
	});

	test("a press under way on what stays lit in another window counts", () => {
		begin(pageOf(leaves("suggestion", "other")));
		give({ type: "down" });
		give({ type: "page", page: pageOf(leaves("suggestion", "key"), undefined, "keyboard") });
		give({ type: "up", held: 50, counts: true });
		expect(chosen).toEqual(["suggestion"]);
	});

	test("it is not taken out of a group for that, and comes to it afterwards", () => {
		const group = { id: "g", children: leaves("x", "y") };
		begin(pageOf([group, ...leaves("b")]));
		press();
		const news = pageOf([...leaves("reply"), group, ...leaves("b")], "replies");
		give({ type: "page", page: news });
		expect(lit()).toBe("x");
		pass(2 * 3750);
		give({ type: "page", page: news });
		expect(lit()).toBe("reply");
	});

	test("a window that opens has the scan to itself", () => {
		begin(pageOf([{ id: "g", children: leaves("x", "y") }]));
		press();
		give({ type: "page", page: pageOf(leaves("close"), undefined, "dialog") });
		expect(lit()).toBe("close");
	});

	test("nothing to press lights nothing and breaks nothing", () => {
		begin(pageOf([]));
		press();
		give({ type: "move" });
		expect(lit()).toBeUndefined();
	});
});

describe("other ways", () => {
	test("by presses: a short one moves, one of 700 ms chooses, and the clock does nothing", () => {
		begin(pageOf(leaves("a", "b", "c")), { way: "step" });
		pass(60_000);
		expect(lit()).toBe("a");
		press(699);
		expect(lit()).toBe("b");
		expect(chosen).toEqual([]);
		press(700);
		expect(chosen).toEqual(["b"]);
	});

	test("while held the light moves; letting go chooses", () => {
		begin(pageOf(leaves("a", "b", "c")), { way: "hold" });
		pass(60_000);
		expect(lit()).toBeUndefined();
		press(2250 + 1500);
		expect(chosen).toEqual(["c"]);
		expect(lit()).toBeUndefined();
	});

	test("while held, a group opens and waits for the next hold", () => {
		begin(pageOf([{ id: "g", children: leaves("x", "y") }, ...leaves("b")]), { way: "hold" });
		press(100);
		pass(60_000);
		expect(lit()).toBe("x");
		press(2250);
		expect(chosen).toEqual(["y"]);
	});

	test("two switches: one moves, one chooses, and the clock does nothing", () => {
		begin(pageOf(leaves("a", "b", "c")), { way: "two" });
		pass(60_000);
		give({ type: "move" });
		give({ type: "move" });
		expect(lit()).toBe("c");
		press();
		expect(chosen).toEqual(["c"]);
	});
});
