import { othersOf } from "@sayso/replies/answer-space/choices-for.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { runEngine } from "../access/edge/engine.ts";
import { changeAccess } from "../access/profile.ts";
import { initialState } from "../conversation/state.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { reply, response } from "../testing/example-states.ts";
import { becomes, expectReached, lit, scanTo, takeClock } from "../testing/scan.ts";
import { scriptedOutside } from "../testing/scripted-outside.ts";
import { CommunicatorView } from "./communicator.tsx";

const cards = [
	reply("Three or four, I think."),
	reply("None so far."),
	reply("I'm not sure."),
	reply("Why do you ask?"),
];
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const list = (name: string) => page.getByRole("list", { name });
const places = () => cards.map(({ text }) => page.getByText(text).element().closest("button")?.getBoundingClientRect());

/** A conversation with replies to a question. */
async function openAsked(prompt: string, { width = 1280, height = 800, previewFirst = false } = {}) {
	await page.viewport(width, height);
	const script = scriptedOutside();
	script.outside.othersOf.mockImplementation(async (text) => othersOf(text));
	script.answers(async function* () {
		yield { type: "done", response: response(...cards) };
	});
	const conversation = createCommunicator({ ...initialState({ count: 4, seconds: 30 }), previewFirst }, script.outside);
	await render(
		<main style={{ height: "100dvh" }}>
			<CommunicatorView conversation={conversation} aboutMe="My daughter is called Priya." />
		</main>,
	);
	conversation.give({ type: "typed", text: prompt });
	conversation.give({ type: "processText" });
	await expect.element(page.getByText("None so far.")).toBeVisible();
	return { ...script, conversation, said: () => script.spoken.map(({ text }) => text) };
}

afterEach(async () => {
	vi.useRealTimers();
	localStorage.clear();
	await page.viewport(1280, 800);
});

test("a number that is on no card takes two presses, is spoken in a sentence and logged as a reply", async () => {
	const { said, outside } = await openAsked("How many tablets did you take?");
	await button("Other number…").click();
	await button("9").click();
	expect(said()).toEqual(["I took nine."]);
	expect(outside.log.mock.calls.at(-1)).toMatchObject([
		{ role: "assistant", text: "I took nine.", meta: { tone: "neutral", keyword: "nine" } },
	]);
	await expect.element(button("Other number…")).not.toBeInTheDocument();
});

test("any other number is entered by digits, and shown before it is spoken", async () => {
	const { said } = await openAsked("How many tablets did you take?");
	await button("Other number…").click();
	await button("Another number").click();
	await expect.element(button("Say it")).toBeDisabled();
	await userEvent.keyboard("1138{Backspace}");
	await expect.element(page.getByText("I took 113.")).toBeVisible();
	expect(said()).toEqual([]);
	await button("Delete the last figure").click();
	await button("Say it").click();
	expect(said()).toEqual(["I took eleven."]);
});

test.each([
	[390, 844],
	[1280, 800],
])("at %i by %i the cards are where they were before the list, after Escape as after Back", async (width, height) => {
	await openAsked("When is your appointment?", { width, height });
	await expect.element(button("Other time…")).toBeVisible();
	const before = places();
	await button("Other time…").click();
	await button("A day…").click();
	await expect.element(list("Which day")).toBeVisible();
	await button("Back").click();
	await expect.element(list("When")).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(list("Replies")).toBeVisible();
	await expect.poll(places).toEqual(before);
});

test("with preview on, a value is previewed too", async () => {
	const { said } = await openAsked("Where does it hurt?", { previewFirst: true });
	await button("Other place…").click();
	await button("Knee…").click();
	await button("Left knee").click();
	await expect.element(button("Say it")).toHaveFocus();
	expect(said()).toEqual([]);
	await button("Say it").click();
	expect(said()).toEqual(["It's my left knee."]);
});

test("a scan reaches every value and the way back; one press speaks it", async () => {
	const { said } = await openAsked("How bad is it out of ten?", { width: 390, height: 844 });
	await button("Other number…").click();
	await expect.element(list("Out of ten")).toBeVisible();
	await expectReached();
	changeAccess({ scan: { on: true } });
	takeClock();
	const stop = runEngine();
	await becomes(() => lit().length > 0);
	await scanTo("7");
	expect(said()).toEqual(["It's a seven out of ten."]);
	stop();
});

test("people in About Me come first", async () => {
	const { said } = await openAsked("Who do you want to sit next to?");
	await button("Other person…").click();
	await expect.element(list("Who").getByRole("button").first()).toMatchTextContent(/Priya/);
	await button("Priya").click();
	expect(said()).toEqual(["Priya, please."]);
});

test("nothing is offered if the question has no known values", async () => {
	await openAsked("Would you like to come along?");
	await expect.element(button("Answer")).toBeVisible();
	await expect.element(button(/^Other .*…$/)).not.toBeInTheDocument();
});
