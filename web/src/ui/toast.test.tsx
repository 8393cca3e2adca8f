import { limits } from "@sayso/contract/limits.ts";
import { flushSync } from "react-dom";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import "./base.css";
import { ToastProvider, useToast } from "./toast.tsx";

function Saver() {
	const showToast = useToast();
	return (
		<button type="button" onClick={() => showToast("Saved")}>
			Save
		</button>
	);
}

afterEach(() => {
	vi.useRealTimers();
});

test("a toast is announced from a permanent live region, and disappears after two seconds", async () => {
	const screen = await render(
		<ToastProvider>
			<Saver />
		</ToastProvider>,
	);
	const region = screen.getByRole("alert");
	await expect.element(region).toBeEmptyDOMElement();
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	flushSync(() =>
		screen
			.getByRole("button")
			.element()
			.dispatchEvent(new MouseEvent("click", { bubbles: true })),
	);
	expect(region.element().textContent).toBe("Saved");
	// Beside the rest area, if there is one.
	document.documentElement.style.setProperty("--rest", "6rem");
	expect(region.element().getBoundingClientRect().right).toBe(document.documentElement.clientWidth - 96);
	document.documentElement.style.removeProperty("--rest");
	flushSync(() => vi.advanceTimersByTime(limits.toastMilliseconds - 1));
	expect(region.element().textContent).toBe("Saved");
	flushSync(() => vi.advanceTimersByTime(1));
	expect(region.element().textContent).toBe("");
});
