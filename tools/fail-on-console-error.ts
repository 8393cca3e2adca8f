import { afterEach, beforeEach, expect, vi } from "vitest";

/** A browser says so when an observed size changes again within a frame, and goes on in the next: nothing is amiss. */
const harmless = "ResizeObserver loop completed with undelivered notifications.";

beforeEach(() => {
	vi.spyOn(console, "error");
});

afterEach(() => {
	const calls = vi.mocked(console.error).mock.calls;
	vi.mocked(console.error).mockRestore();
	const amiss = calls.filter(([what]) => !(what instanceof Error && what.message === harmless));
	expect(amiss, "console.error was called").toEqual([]);
});
