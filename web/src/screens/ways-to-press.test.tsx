import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { createCommunicator } from "../features/communicator/communicator.ts";
import { scriptedOutside } from "../features/communicator/scripted-outside.ts";
import { initialState } from "../features/communicator/state.ts";
import { CommunicatorView } from "./communicator.tsx";

const recogniser = { kind: "server", label: "Basic listening", offer: false } as const;

async function openWays() {
	const { outside, spoken } = scriptedOutside();
	const conversation = createCommunicator(initialState({ count: 2, seconds: 30 }), outside);
	await render(<CommunicatorView conversation={conversation} recogniser={recogniser} replyEngine={undefined} />);
	await page.getByText("Keyboard and switches").click();
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
	return { conversation, spoken };
}

const lit = () => document.querySelector("[data-lit]");
async function choosePace(label: string, seconds: string) {
	const group = page.getByRole("radiogroup", { name: label });
	await group.getByText(`${seconds}\u00a0s`).click();
	await expect.element(group.getByRole("radio", { name: `${seconds} s`, exact: true })).toBeChecked();
}

afterEach(() => {
	vi.useRealTimers();
	localStorage.clear();
});

test("a scan goes at the pace that is chosen on this device", async () => {
	await openWays();
	await page.getByRole("checkbox", { name: /Scanning/ }).click();
	await choosePace("How long each button is lit", "4");
	while (!lit()) vi.advanceTimersByTime(1);
	const first = lit();
	vi.advanceTimersByTime(3_999);
	expect(lit()).toBe(first);
	vi.advanceTimersByTime(1);
	expect(lit()).not.toBe(first);
	expect(localStorage.getItem("scanning-pace")).toBe("4000");
});

test("a pointer rests as long as is chosen on this device", async () => {
	const { spoken } = await openWays();
	await page.getByRole("checkbox", { name: /Dwell/ }).click();
	await choosePace("How long the pointer rests", "2.5");
	const yes = page.getByRole("button", { name: "Yes", exact: true }).element();
	yes.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, clientX: 3, clientY: 3 }));
	vi.advanceTimersByTime(2_499);
	expect(spoken).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(spoken.map(({ text }) => text)).toEqual(["Yes"]);
});

test("one switch chooses how many replies are offered", async () => {
	const { conversation } = await openWays();
	await page.getByRole("checkbox", { name: /Scanning/ }).click();
	(document.activeElement as HTMLElement).blur();
	const light = (text: string) => {
		for (let step = 0; step < 30 && lit()?.textContent !== text; step++) vi.advanceTimersByTime(1_500);
		expect(lit()?.textContent).toBe(text);
	};
	light("246");
	await userEvent.keyboard(" ");
	light("6");
	await userEvent.keyboard(" ");
	expect(conversation.state.count).toBe(6);
});
