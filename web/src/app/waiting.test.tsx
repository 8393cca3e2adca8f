import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Waiting } from "./waiting.tsx";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
	vi.useRealTimers();
});

test("a long wait is explained", async () => {
	const { container } = await render(<Waiting />);
	flushSync(() => vi.advanceTimersByTime(4_999));
	expect(container.textContent).toBe("Loading");
	flushSync(() => vi.advanceTimersByTime(1));
	expect(container.textContent).toContain("goes on trying");
});
