import { beforeEach, describe, expect, test } from "vitest";
import { leaves, pageOf, scanClock } from "../../testing/scan-clock.ts";

let { begin, chosen, give, lit, pass, press } = scanClock();
beforeEach(() => {
	({ begin, chosen, give, lit, pass, press } = scanClock());
});

describe("one switch, automatic scanning", () => {
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

	test("a press selects the highlighted item, and the scan starts again", () => {
		pass(2250);
		press();
		expect(chosen).toEqual(["b"]);
		expect(lit()).toBe("a");
	});

	test("for 300 ms after a selection nothing is selected", () => {
		press();
		pass(200);
		press();
		expect(chosen).toEqual(["a"]);
		pass(300);
		press();
		expect(chosen).toEqual(["a", "a"]);
	});

	test("the highlight stays while the switch is down", () => {
		pass(2000);
		press(5000);
		expect(chosen).toEqual(["a"]);
	});

	test("a slip selects nothing", () => {
		give({ type: "down" });
		give({ type: "up", held: 20, counts: false });
		expect(chosen).toEqual([]);
		expect(lit()).toBe("a");
	});

	test("after three rounds without a selection it rests; a press wakes it and selects nothing", () => {
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

	test("the scan time is configurable, from 0.3 to 10 s", () => {
		for (const each of [300, 10_000]) {
			begin(pageOf(leaves("a", "b", "c")), { pace: each });
			pass(1.5 * each);
			expect(lit()).toBe("b");
			pass(each);
			expect(lit()).toBe("c");
		}
	});

	test("it waits while Sayso speaks and then starts again; a press meanwhile wakes it", () => {
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

	test.each(["automatic", "hold", "two"] as const)("quick presses while a selection is spoken: %s", (way) => {
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

	test("a press just after speech has ended selects nothing", () => {
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

	test("opens when selected, its first item half as long again", () => {
		press();
		expect(chosen).toEqual([]);
		expect(lit()).toBe("x");
		pass(2250);
		press();
		expect(chosen).toEqual(["y"]);
		expect(lit()).toBe("g");
	});

	test("closes after two rounds, and the scan continues behind it", () => {
		press();
		pass(2 * 3750);
		expect(lit()).toBe("b");
	});
});

describe("when the page changes", () => {
	test("the highlighted item keeps its highlight and its time, wherever it has moved", () => {
		begin(pageOf(leaves("a", "b", "c")));
		pass(3000);
		give({ type: "page", page: pageOf(leaves("new", "a", "b")) });
		expect(lit()).toBe("b");
		pass(750);
		expect(lit()).toBe("new");
	});

	test("if the highlighted item is gone the scan starts again, and a press meant for it selects nothing", () => {
		begin(pageOf(leaves("a", "b")));
		pass(2250);
		give({ type: "down" });
		give({ type: "page", page: pageOf(leaves("a", "c")) });
		give({ type: "up", held: 50, counts: true });
		press();
		expect(chosen).toEqual([]);
		expect(lit()).toBe("a");
	});

	test("it starts at the most likely next target, once, even from rest", () => {
		begin(pageOf(leaves("listen", "stop")));
		pass(60_000);
		const answered = pageOf(leaves("reply 1", "reply 2", "listen"), "replies");
		give({ type: "page", page: answered });
		expect(lit()).toBe("reply 1");
		pass(2250);
		give({ type: "page", page: answered });
		expect(lit()).toBe("reply 2");
	});

	test("a press on that target counts at once if it was highlighted before; not if it has just appeared", () => {
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

	test("a press under way counts if its item stays highlighted in another dialog", () => {
		begin(pageOf(leaves("suggestion", "other")));
		give({ type: "down" });
		give({ type: "page", page: pageOf(leaves("suggestion", "key"), undefined, "keyboard") });
		give({ type: "up", held: 50, counts: true });
		expect(chosen).toEqual(["suggestion"]);
	});

	test("it stays in an open group and goes there afterwards", () => {
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

	test("an opened dialog takes over the scan", () => {
		begin(pageOf([{ id: "g", children: leaves("x", "y") }]));
		press();
		give({ type: "page", page: pageOf(leaves("close"), undefined, "dialog") });
		expect(lit()).toBe("close");
	});

	test("a page without targets highlights nothing and causes no error", () => {
		begin(pageOf([]));
		press();
		give({ type: "move" });
		expect(lit()).toBeUndefined();
	});
});

describe("other modes", () => {
	test("by presses: a short one moves, one of 700 ms selects, and time has no effect", () => {
		begin(pageOf(leaves("a", "b", "c")), { way: "step" });
		pass(60_000);
		expect(lit()).toBe("a");
		press(699);
		expect(lit()).toBe("b");
		expect(chosen).toEqual([]);
		press(700);
		expect(chosen).toEqual(["b"]);
	});

	test("holding moves the highlight; letting go selects", () => {
		begin(pageOf(leaves("a", "b", "c")), { way: "hold" });
		pass(60_000);
		expect(lit()).toBeUndefined();
		press(2250 + 1500);
		expect(chosen).toEqual(["c"]);
		expect(lit()).toBeUndefined();
	});

	test("with holding, a group opens and waits for the next hold", () => {
		begin(pageOf([{ id: "g", children: leaves("x", "y") }, ...leaves("b")]), { way: "hold" });
		press(100);
		pass(60_000);
		expect(lit()).toBe("x");
		press(2250);
		expect(chosen).toEqual(["y"]);
	});

	test("two switches: one moves, one selects, and time has no effect", () => {
		begin(pageOf(leaves("a", "b", "c")), { way: "two" });
		pass(60_000);
		give({ type: "move" });
		give({ type: "move" });
		expect(lit()).toBe("c");
		press();
		expect(chosen).toEqual(["c"]);
	});
});
