import type {} from "@vitest/browser-playwright";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { cdp, type Locator, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { runEngine } from "../access/edge/engine.ts";
import { changeAccess } from "../access/profile.ts";
import { initialState } from "../conversation/state.ts";
import { cardLayout } from "../device/card-layout.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { response } from "../testing/example-states.ts";
import { pressLabelOf } from "../testing/press-label.ts";
import { renderApp } from "../testing/render-app.tsx";
import { expectReached, takeClock } from "../testing/scan.ts";
import { scriptedOutside } from "../testing/scripted-outside.ts";
import { watchPage } from "../testing/watch-page.ts";
import { CommunicatorView } from "./communicator.tsx";

const tea = {
	text: "I would really like a cup of tea, thanks.",
	tone: "positive",
	emoji: "☕",
	keyword: "cup",
} as const;
const none = {
	text: "I would really love to come along to the party with all of you tonight, but I can't.",
	tone: "negative",
	emoji: "🚫",
	keyword: "",
} as const;

afterEach(async () => {
	cardLayout.set("words");
	localStorage.clear();
	await page.viewport(1280, 800);
});

/** Whether its content is not cut off. */
const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
	scrollWidth <= clientWidth && scrollHeight <= clientHeight;

/** Whether its words are inside it, to the last. */
function holdsItsWords(card: Element): boolean {
	const [outer, inner] = [card, card.querySelector(".picture-card-words") ?? card].map((each) =>
		each.getBoundingClientRect(),
	);
	return outer !== undefined && inner !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom;
}

async function openAnswered(...answers: (typeof tea | typeof none)[]) {
	cardLayout.set("pictures");
	const script = scriptedOutside();
	script.answers(async function* () {
		yield { type: "done", response: response(...(answers.length > 0 ? answers : [tea, none])) };
	});
	const conversation = createCommunicator(initialState({ count: 2, seconds: 30 }), script.outside);
	await render(
		<main>
			<CommunicatorView conversation={conversation} look={{ imageStyles: "mulberry", responseLength: "medium" }} />
		</main>,
	);
	conversation.give({ type: "typed", text: "Tea?" });
	conversation.give({ type: "processText" });
	const cards = page.getByRole("list", { name: "Replies" }).getByRole("button");
	await expect.element(cards.first()).toBeVisible();
	return { cards, spoken: script.spoken };
}

test("large pictures have few words that keep the meaning; the whole reply is the accessible name, and is spoken", async () => {
	const asked = watchPage(() => document.querySelector("img")?.getAttribute("src"));
	const { cards, spoken } = await openAnswered();
	// The test server has no pictures: the emoji shows instead.
	await expect.element(cards.first()).toHaveTextContent("☕I would really like a cup …");
	expect(asked).toContain("/mulberry/cup.svg");
	await expect.element(cards.nth(1)).toHaveTextContent(`🚫${none.text}`);
	await expect.element(cards.first()).toHaveAccessibleName(`Positive ${tea.text}`);
	const card = cards.first().element();
	const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
	expect(heightOf(card.firstElementChild)).toBeGreaterThan(0.5 * heightOf(card));
	for (const [width, height] of [
		[320, 256],
		[390, 844],
		[360, 640],
		[844, 390],
	] as const) {
		await page.viewport(width, height);
		await expect.poll(() => isWhole(cards.first().element())).toBe(true);
		await expect.poll(() => cards.elements().every(holdsItsWords), { message: `${width}x${height}` }).toBe(true);
		await expectReached();
	}
	await cards.first().click();
	await expect.poll(() => spoken.map(({ text }) => text)).toEqual([tea.text]);
});

test("many words leave the picture its space, down to a window at 400%", async () => {
	const { cards } = await openAnswered(none, tea);
	const card = cards.first();
	await expect.element(card).toHaveTextContent(`🚫${none.text}`);
	const [picture, words] = Array.from(card.element().children);
	if (!picture || !words) return expect.unreachable();
	for (const [width, height] of [
		[320, 256],
		[360, 640],
		[844, 390],
	] as const) {
		await page.viewport(width, height);
		const leastSide = () => Math.min(picture.clientWidth, picture.clientHeight);
		await expect.poll(leastSide, { message: `${width}x${height}` }).toBeGreaterThanOrEqual(28);
		await expect.poll(() => isWhole(words) && holdsItsWords(card.element())).toBe(true);
	}
});

test("in forced colours each card has an edge, the focus is visible, and a picture keeps its background", async () => {
	const emulate = (value: string) =>
		cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
	onTestFinished(async () => void (await emulate("none")));
	await emulate("active");
	const { cards } = await openAnswered();
	const [first, second] = cards.elements();
	if (!first || !second) return expect.unreachable();
	const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(first);
	expect(borderTopStyle).toBe("solid");
	expect(borderTopColor).not.toBe(backgroundColor);
	(first as HTMLElement).focus();
	await userEvent.tab();
	expect(document.activeElement).toBe(second);
	const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(second);
	expect([outlineStyle, outlineWidth]).toEqual(["solid", "3px"]);
	expect(outlineColor).not.toBe(getComputedStyle(second).backgroundColor);
	const picture = document.body.appendChild(document.createElement("img"));
	onTestFinished(() => picture.remove());
	picture.style.background = "rgb(255, 255, 255)";
	picture.style.color = "rgb(1, 2, 3)";
	expect(getComputedStyle(picture).color).toBe("rgb(1, 2, 3)");
});

test("a card under the pointer or focus is read whole, and not chosen; not while Sayso listens", async () => {
	const heard: string[] = [];
	const speak = vi.spyOn(speechSynthesis, "speak").mockImplementation(({ text }) => void heard.push(text));
	changeAccess({ reading: { on: true } });
	const stop = runEngine();
	onTestFinished(() => {
		vi.useRealTimers();
		stop();
		speak.mockRestore();
	});
	const { cards, spoken } = await openAnswered();
	const come = (to: Locator) => to.element().dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
	await expect
		.poll(() => {
			// Until its code is loaded, it reads nothing.
			come(cards.first());
			return heard;
		})
		.toEqual([tea.text]);
	await cards.nth(1).hover();
	await expect.poll(() => heard).toEqual([tea.text, none.text]);
	expect(spoken).toEqual([]);
	takeClock();
	const listening = document.body.appendChild(document.createElement("p"));
	listening.dataset.listens = "";
	come(page.getByRole("button", { name: "No", exact: true }));
	vi.advanceTimersByTime(1000);
	expect(heard).toHaveLength(2);
	listening.remove();
	come(page.getByRole("button", { name: "Yes", exact: true }));
	vi.advanceTimersByTime(1000);
	expect(heard.at(-1)).toBe("Yes");
});

test("they are an option of the looks, and so is reading aloud", async () => {
	await renderApp("/app/access", { person: { id: "p1", email: "sam@example.com" } });
	await pressLabelOf(page.getByRole("radio", { name: "Large pictures" }));
	expect(cardLayout.get()).toBe("pictures");
	await pressLabelOf(page.getByRole("checkbox", { name: /^Read buttons aloud/ }));
	await expect.element(page.getByRole("button", { name: "How loud it reads: less" })).toBeVisible();
	expect(localStorage.getItem("access")).toContain('"reading":{"on":true}');
});
