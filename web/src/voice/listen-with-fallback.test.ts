import { expect, test, vi } from "vitest";
import { listenWithFallback } from "./listen-with-fallback.ts";
import type { Listen, ListeningEvent } from "./listening.ts";

/** A recogniser played by the test. */
function played() {
	const calls = { pause: vi.fn(), resume: vi.fn(), stop: vi.fn(async () => {}), abandon: vi.fn() };
	let notify: (event: ListeningEvent) => void = () => {};
	const listen: Listen = vi.fn((report) => {
		notify = report;
		return calls;
	});
	return { calls, listen, notify: (event: ListeningEvent) => notify(event) };
}

function both(offered = true) {
	const [first, second] = [played(), played()];
	const reported: ListeningEvent[] = [];
	const listening = listenWithFallback(first.listen, () => (offered ? second.listen : undefined))((event) =>
		reported.push(event),
	);
	return { first, second, reported, listening };
}

test.each(["busy", "unavailable"] as const)("if the first is %s the second takes over, without an error", (problem) => {
	const { first, second, reported, listening } = both();
	first.notify({ type: "final", text: "how are" });
	first.notify({ type: "failed", problem });
	second.notify({ type: "final", text: "you" });
	expect(reported.map((event) => (event.type === "final" ? event.text : event.type))).toEqual(["how are", "you"]);
	listening.stop();
	expect(second.calls.stop).toHaveBeenCalled();
	expect(first.calls.stop).not.toHaveBeenCalled();
});

test("a pause applies to the second too", () => {
	const { first, second, listening } = both();
	listening.pause();
	first.notify({ type: "failed", problem: "busy" });
	expect(second.calls.pause).toHaveBeenCalled();
});

test.each([
	["what no recogniser could help", true, "refused"],
	["nobody to go on", false, "busy"],
] as const)("%s is reported", (_name, offered, problem) => {
	const { first, second, reported } = both(offered);
	first.notify({ type: "failed", problem });
	expect(reported).toEqual([{ type: "failed", problem }]);
	expect(second.listen).not.toHaveBeenCalled();
});

test("after stop no recogniser is started", () => {
	const { first, second, reported, listening } = both();
	listening.stop();
	first.notify({ type: "failed", problem: "busy" });
	expect(second.listen).not.toHaveBeenCalled();
	expect(reported).toEqual([{ type: "failed", problem: "busy" }]);
});
