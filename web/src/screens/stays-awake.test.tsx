import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { initialState } from "../conversation/state.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { openWithAccess } from "../testing/access-engine.ts";
import { renderApp } from "../testing/render-app.tsx";
import { scriptedOutside } from "../testing/scripted-outside.ts";
import { Button } from "../ui/button.tsx";
import { CommunicatorView } from "./communicator.tsx";

let locks: { isHeld: boolean }[];
let visibility: DocumentVisibilityState;
const held = () => locks.filter(({ isHeld }) => isHeld).length;

function becomes(now: DocumentVisibilityState) {
	visibility = now;
	if (now === "hidden") for (const lock of locks) lock.isHeld = false;
	document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
	locks = [];
	visibility = "visible";
	const seen = vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
	const asked = vi.spyOn(navigator.wakeLock, "request").mockImplementation(async () => {
		const lock = Object.assign(new EventTarget(), {
			isHeld: true,
			release: async () => {
				lock.isHeld = false;
			},
		});
		locks.push(lock);
		return lock as unknown as WakeLockSentinel;
	});
	onTestFinished(() => {
		seen.mockRestore();
		asked.mockRestore();
	});
});
afterEach(() => localStorage.clear());

test("the screen stays on while Sayso listens, again when the page is shown again, and then no longer", async () => {
	const { outside } = scriptedOutside();
	const conversation = createCommunicator(initialState({ count: 2, seconds: 30 }), outside);
	await render(<CommunicatorView conversation={conversation} />);
	expect(held()).toBe(0);
	conversation.give({ type: "startListening" });
	await expect.poll(held).toBe(1);
	becomes("hidden");
	expect(held()).toBe(0);
	becomes("visible");
	await expect.poll(held).toBe(1);
	conversation.give({ type: "pause" });
	await expect.poll(held).toBe(0);
});

test.each(["scan", "dwell", "gamepad"])("the screen stays on while %s is on", async (way) => {
	await openWithAccess(<Button>One</Button>, { scan: { on: true }, [way]: { on: true } });
	await expect.poll(held).toBe(1);
});

test("the person can turn that off", async () => {
	localStorage.setItem("access", JSON.stringify({ gamepad: { on: true } }));
	await renderApp("/app/access", { person: { id: "p1", email: "sam@example.com" } });
	await expect.poll(held).toBe(1);
	await page.getByRole("checkbox", { name: /Keep the screen on/ }).click();
	await expect.poll(held).toBe(0);
	await page.getByRole("checkbox", { name: /Keep the screen on/ }).click();
	await expect.poll(held).toBe(1);
});
