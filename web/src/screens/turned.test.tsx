import { messages } from "@sayso/contract/messages.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { runEngine } from "../access/edge/engine.ts";
import { changeAccess } from "../access/profile.ts";
import { initialState, type State } from "../conversation/state.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { becomes, lit, scanOf, scanTo, takeClock } from "../testing/scan.ts";
import { scriptedOutside } from "../testing/scripted-outside.ts";
import { CommunicatorView } from "./communicator.tsx";

const said = (text: string): Partial<State> => ({ speech: { text, progress: "said" } });

async function open(state: Partial<State>) {
	const { outside } = scriptedOutside();
	const conversation = createCommunicator({ ...initialState({ count: 2, seconds: 30 }), ...state } as State, outside);
	await render(
		<main>
			<CommunicatorView conversation={conversation} />
		</main>,
	);
	return conversation;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const turned = () => page.getByRole("dialog", { name: "For the person opposite" });
const words = () => turned().getByRole("status");

beforeEach(() => page.viewport(390, 844));
afterEach(() => localStorage.clear());

test.each(["Turn back", "{Escape}", "f"])("one press shows what was said; %s leads back", async (leave) => {
	await open(said("Tea, please."));
	await button("Turn the screen").click();
	await expect.element(words()).toHaveTextContent("Tea, please.");
	await expect.element(button("Turn back")).toHaveFocus();
	if (leave === "Turn back") await button(leave).click();
	else await userEvent.keyboard(leave);
	await expect.element(turned()).not.toBeInTheDocument();
	await expect.element(button("Turn the screen")).toHaveFocus();
});

test("a press on the words leads back too", async () => {
	await open(said("Tea, please."));
	await button("Turn the screen").click();
	await expect.element(turned()).toBeVisible();
	await userEvent.click(document.elementFromPoint(195, 300) ?? expect.unreachable());
	await expect.element(turned()).not.toBeInTheDocument();
});

test("while replies are made, the partner is asked to wait", async () => {
	const conversation = await open({ text: "Tea or coffee?", phase: "processing" } as Partial<State>);
	conversation.give({ type: "processText" });
	await button("Turn the screen").click();
	await expect.element(words()).toHaveTextContent(messages.communicator.answerComing);
});

test.each([
	[320, 640],
	[844, 390],
	[1440, 900],
])("at %i × %i the words fill the window, and no word is cut", async (width, height) => {
	await page.viewport(width, height);
	await open(said("I would like to go to the beach on Saturday, if the weather is fine, please."));
	await button("Turn the screen").click();
	await expect.element(words()).toBeVisible();
	const text = words().element();
	await expect.poll(() => Number.parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThan(38);
	const box = text.parentElement ?? expect.unreachable();
	await expect.poll(() => text.scrollWidth - box.clientWidth).toBeLessThanOrEqual(0);
	await expect.poll(() => text.scrollHeight - box.clientHeight).toBeLessThanOrEqual(0);
	expect(text.scrollHeight).toBeGreaterThan(box.clientHeight / 2);
});

test("upside down is remembered on this device; the controls stay upright for the person", async () => {
	await open(said("Tea, please."));
	await button("Turn the screen").click();
	await button("Upside down").click();
	expect(getComputedStyle(words().element().parentElement ?? expect.unreachable()).rotate).toBe("180deg");
	await button("Turn back").click();
	await button("Turn the screen").click();
	await expect.element(button("Upside down")).toHaveAttribute("aria-pressed", "true");
	expect(getComputedStyle(words().element().parentElement ?? expect.unreachable()).rotate).toBe("180deg");
});

test("a scan stays inside the turned screen, and leads back", async () => {
	await open(said("Tea, please."));
	await button("Turn the screen").click();
	await expect.element(turned()).toBeVisible();
	expect(scanOf()).toEqual(["Upside down", "Turn back"]);
	changeAccess({ scan: { on: true } });
	takeClock();
	const stop = runEngine();
	await becomes(() => lit().length > 0);
	await scanTo("Turn back");
	await expect.element(turned()).not.toBeInTheDocument();
	stop();
	vi.useRealTimers();
});
