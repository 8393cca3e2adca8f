import { afterEach, beforeEach, expect, vi } from "vitest";

/** Browsers report this if an observed size changes again within a frame. It is harmless. */
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
