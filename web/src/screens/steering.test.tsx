import type { Answer } from "@sayso/contract/entities/answer.ts";
import { problem } from "@sayso/contract/errors.ts";
import { messages } from "@sayso/contract/messages.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { runEngine } from "../access/edge/engine.ts";
import { changeAccess } from "../access/profile.ts";
import { ApiError } from "../api/api-error.ts";
import { initialState } from "../conversation/state.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { reply, response } from "../testing/example-states.ts";
import { becomes, scanOf } from "../testing/scan.ts";
import { scriptedOutside } from "../testing/scripted-outside.ts";
import { CommunicatorView } from "./communicator.tsx";

const first = [reply("Tea, please."), reply("Coffee for me.")];
const second = [reply("I agree."), reply("You are right.")];

/** A conversation with replies to "Tea or coffee?"; every further set is the second one. */
async function openAnswered() {
	if (innerWidth !== 320) await page.viewport(1280, 800);
	const script = scriptedOutside();
	const giving = (set: readonly Answer[]) =>
		script.answers(async function* () {
			for (const [index, answer] of set.entries()) yield { type: "answer", index, answer };
			yield { type: "done", response: response(...set) };
		});
	const conversation = createCommunicator(initialState({ count: 2, seconds: 30 }), script.outside);
	await render(
		<main style={{ padding: "clamp(0.75rem, 3vw, 2rem)" }}>
			<CommunicatorView conversation={conversation} />
		</main>,
	);
	giving(first);
	conversation.give({ type: "typed", text: "Tea or coffee?" });
	conversation.give({ type: "processText" });
	await expect.element(card("Coffee for me.")).toBeVisible();
	giving(second);
	return { ...script, conversation };
}

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const card = (text: string) =>
	page.getByRole("list", { name: "Replies" }).getByRole("button").filter({ hasText: text });
const status = () => page.getByRole("status");
const asked = ({ outside }: Awaited<ReturnType<typeof openAnswered>>) =>
	outside.api.generateEvents.mock.calls.map(([call]) => (call as { body: object }).body);

afterEach(() => {
	vi.useRealTimers();
	localStorage.clear();
});

test("a chip requests another set with one press, stays pressed and focused, and restores the first when released", async () => {
	const opened = await openAnswered();
	await button("Agree").click();
	await expect.element(status()).toMatchTextContent(/^New replies: more agreeing\./);
	expect(asked(opened).at(-1)).toMatchObject({
		text: "Tea or coffee?",
		is_try_again: true,
		steer: { direction: "agree" },
		shown: [{ text: "Tea, please." }, { text: "Coffee for me." }],
	});
	await expect.element(card("I agree.")).toBeVisible();
	await expect.element(button("Agree")).toHaveAttribute("aria-pressed", "true");
	await expect.element(button("Agree")).toHaveFocus();
	await button("Agree").click();
	await expect.element(card("Tea, please.")).toBeVisible();
	await expect.element(status()).toMatchTextContent(/^The earlier replies are back\./);
	await expect.element(button("Agree")).toHaveAttribute("aria-pressed", "false");
	expect(asked(opened)).toHaveLength(2);
});

test("with the keyboard alone: the chips come after the replies, as one Tab stop, then arrows", async () => {
	const opened = await openAnswered();
	(card("Coffee for me.").element() as HTMLElement).focus();
	await userEvent.keyboard("{Tab}{Tab}");
	await expect.element(button("Agree")).toHaveFocus();
	await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
	await expect.element(status()).toMatchTextContent(/^New replies: more questions\./);
	await expect.element(button("Ask")).toHaveFocus();
	expect(asked(opened).at(-1)).toMatchObject({ steer: { direction: "ask" } });
	await userEvent.keyboard("{Tab}");
	await expect.element(page.getByRole("radio", { name: "2" })).toHaveFocus();
});

test("a word of the partner requests another set with one press; more words are requested together", async () => {
	const opened = await openAnswered();
	await button("Tea").click();
	await expect.element(status()).toMatchTextContent(/^New replies: about Tea\./);
	await expect.element(button("Tea")).toHaveAttribute("aria-pressed", "true");
	await button("coffee?").click();
	expect(asked(opened)).toHaveLength(2);
	await button("New replies about: Tea, coffee").click();
	await expect.element(status()).toMatchTextContent(/^New replies: about Tea, coffee\./);
	expect(asked(opened).at(-1)).toMatchObject({ steer: { words: ["Tea", "coffee"] } });
	const partner = page.getByRole("region", { name: "Conversation partner" });
	await expect.element(partner.getByText("Tea or coffee?", { exact: true })).toBeInTheDocument();
});

test("one to three words can be typed; more show an error in place", async () => {
	const opened = await openAnswered();
	await button("Words…").click();
	const field = page.getByRole("textbox", { name: "Or type one to three words" });
	await field.fill("far too many words");
	await button("New replies").click();
	await expect.element(field).toHaveAccessibleDescription("One to three words, each of at most 30 letters");
	await field.fill("my sister");
	await userEvent.keyboard("{Enter}");
	await expect.element(status()).toMatchTextContent(/^New replies: about my sister\./);
	expect(asked(opened).at(-1)).toMatchObject({ steer: { words: ["my", "sister"] } });
	await expect.element(field).toHaveValue("");
	await button("About: my sister").click();
	await expect.element(card("Tea, please.")).toBeVisible();
	await expect.element(button("Words…")).toHaveFocus();
});

test("a failed set leaves the earlier replies, the notice, and the chip to press again", async () => {
	const { answers } = await openAnswered();
	answers(() => new ReadableStream({ start: (stream) => stream.error(new ApiError(problem("generation_failed"))) }));
	await button("Joke").click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(`${messages.communicator.generationFailed}Try again`);
	await expect.element(card("Tea, please.")).toBeVisible();
	await expect.element(button("Joke")).toHaveAttribute("aria-pressed", "false");
	await expect.element(button("Joke")).toHaveAttribute("aria-disabled", "false");
});

test("replies keep their place while others are made, and without replies there are no chips", async () => {
	const { answers, conversation } = await openAnswered();
	const places = () =>
		Array.from(document.querySelectorAll("ul[aria-label=Replies] > li"), (place) => place.getBoundingClientRect().top);
	const before = places();
	answers(() => new ReadableStream());
	await button("Shorter").click();
	await expect.element(button("Cancel")).toBeVisible();
	await expect.poll(places).toEqual(before);
	await expect.element(button("Shorter")).toHaveAttribute("aria-disabled", "true");
	conversation.give({ type: "sayWord", word: "Yes" });
	await expect.element(button("Shorter")).not.toBeInTheDocument();
});

describe("what the person was about to pick does not become another reply", () => {
	const letGo = (opened: Awaited<ReturnType<typeof openAnswered>>) =>
		opened.conversation.give({ type: "steer", steer: { direction: "agree" } });

	async function openSteered() {
		const opened = await openAnswered();
		await button("Agree").click();
		await expect.element(card("You are right.")).toBeVisible();
		return opened;
	}
	const placed = (place: number) => document.querySelector(`[data-place="${place}"]`) as HTMLElement;

	test("a pressed button disappears with its reply", async () => {
		const opened = await openSteered();
		const pressed = placed(0);
		letGo(opened);
		await expect.element(card("Tea, please.")).toBeVisible();
		expect(pressed.isConnected).toBe(false);
	});

	test("a dwell starts again, and only after the pointer has moved", async () => {
		const opened = await openSteered();
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
		changeAccess({ dwell: { on: true } });
		const stop = runEngine();
		await becomes(() => document.querySelector(".access-bar"));
		const pointer = (type: string, x: number) =>
			placed(0).dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: 200 }));
		pointer("pointerover", 100);
		vi.advanceTimersByTime(1_600);
		letGo(opened);
		await becomes(() => placed(0).dataset.text === "Tea, please.");
		pointer("pointerover", 100);
		vi.advanceTimersByTime(5_000);
		expect(opened.spoken).toEqual([]);
		pointer("pointermove", 101);
		vi.advanceTimersByTime(1_750);
		expect(opened.spoken.map(({ text }) => text)).toEqual(["Tea, please."]);
		stop();
	});

	test("a scan ignores a press meant for an earlier reply, and starts again", async () => {
		const opened = await openSteered();
		(document.activeElement as HTMLElement).blur();
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
		changeAccess({ scan: { on: true } });
		const stop = runEngine();
		const lit = () => document.querySelector<HTMLElement>("[data-lit]");
		await becomes(lit);
		for (let step = 0; step < 40 && lit() !== placed(0); step++) vi.advanceTimersByTime(1_500);
		expect(lit()).toBe(placed(0));
		letGo(opened);
		await expect.element(card("Tea, please.")).toBeVisible();
		await userEvent.keyboard(" ");
		expect(opened.spoken).toEqual([]);
		expect(lit()).toBe(placed(0));
		vi.advanceTimersByTime(400);
		await userEvent.keyboard(" ");
		expect(opened.spoken.map(({ text }) => text)).toEqual(["Tea, please."]);
		stop();
	});
});

test("scanning and dwell reach the partner's words only after they are requested", async () => {
	await openAnswered();
	await expect.element(button("Tea")).toBeVisible();
	expect(scanOf().flat()).not.toContain("Tea");
	await button("Words…").click();
	await expect.poll(() => scanOf().flat()).toContain("Tea");
});

test("a scan starts at the replies; the chips are one stop", async () => {
	await openAnswered();
	const [first, ...rest] = scanOf();
	expect(String(first)).toContain("Tea, please.");
	expect(rest.filter((stop) => stop.includes("Agree"))).toHaveLength(1);
});

test("on a phone the chips are behind More, which closes after a press; nothing is wider than the window", async () => {
	await page.viewport(320, 640);
	await openAnswered();
	await expect.element(button("Agree")).not.toBeInTheDocument();
	await button("More").click();
	await button("Words…").click();
	await expect.element(page.getByRole("textbox", { name: "Or type one to three words" })).toBeVisible();
	await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
	await button("Agree").click();
	await expect.element(card("You are right.")).toBeVisible();
	await expect.element(button("Agree")).not.toBeInTheDocument();
	await page.viewport(1280, 800);
});
