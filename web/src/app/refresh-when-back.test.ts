import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Standing } from "../api/connection.ts";
import { listeners } from "../listeners.ts";
import { refreshWhenBack } from "./refresh-when-back.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

function watched() {
	const changes = listeners();
	const connection = { standing: "reached" as Standing, subscribe: changes.subscribe };
	const refreshes: boolean[] = [];
	const stop = refreshWhenBack(connection, (wasUnreachable) => refreshes.push(wasUnreachable));
	function become(standing: Standing) {
		connection.standing = standing;
		changes.emit();
	}
	return { refreshes, become, stop };
}

test("one endpoint that fails beside others that answer causes a refresh at once and one after a rest, not one each time", () => {
	const { refreshes, become } = watched();
	for (let times = 0; times < 50; times++) {
		become("unreachable");
		become("reached");
		vi.advanceTimersByTime(100);
	}
	expect(refreshes).toEqual([true]);
	vi.advanceTimersByTime(10_000);
	expect(refreshes).toEqual([true, true]);
	vi.advanceTimersByTime(60_000);
	expect(refreshes).toEqual([true, true]);
});

test("after a rest the next return refreshes at once; a device that was without a network says so", () => {
	const { refreshes, become, stop } = watched();
	become("away");
	become("reached");
	expect(refreshes).toEqual([false]);
	vi.advanceTimersByTime(10_000);
	become("unreachable");
	become("reached");
	expect(refreshes).toEqual([false, true]);
	become("unreachable");
	become("reached");
	stop();
	vi.advanceTimersByTime(60_000);
	expect(refreshes).toEqual([false, true]);
});
