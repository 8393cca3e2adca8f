import type { Answer } from "@sayso/contract/entities/answer.ts";
import { problem } from "@sayso/contract/errors.ts";
import { messages } from "@sayso/contract/messages.ts";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { changeAccess } from "../access/profile.ts";
import { ApiError } from "../api/api-error.ts";
import { initialState } from "../conversation/state.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { response } from "../testing/example-states.ts";
import { pressLabelOf } from "../testing/press-label.ts";
import { scriptedOutside } from "../testing/scripted-outside.ts";
import { watchPage } from "../testing/watch-page.ts";
import { listeningProblems } from "../voice/listening-problems.ts";
import { CommunicatorView } from "./communicator.tsx";

const answers: Answer[] = [
	{ text: "Tea, please.", tone: "option_a", emoji: "🍵", keyword: "tea" },
	{ text: "Coffee for me.", tone: "option_b", emoji: "☕", keyword: "coffee" },
];

async function open() {
	const script = scriptedOutside();
	script.answers(async function* () {
		for (const [index, answer] of answers.entries()) yield { type: "answer", index, answer };
		yield { type: "done", response: response(...answers) };
	});
	const outside = {
		...script.outside,
		focusMainAction: () => document.querySelector<HTMLElement>("[data-main-action]")?.focus(),
	};
	const conversation = createCommunicator(initialState({ count: 2, seconds: 30 }), outside);
	await render(
		<main style={{ padding: "clamp(0.75rem, 3vw, 2rem)" }}>
			<CommunicatorView conversation={conversation} />
		</main>,
	);
	return { ...script, conversation };
}

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const cards = () => page.getByRole("list", { name: "Replies" }).getByRole("button");
const box = () => page.getByRole("textbox", { name: /^What they say/ });

async function ask(text: string) {
	await box().fill(text);
	await button("Process Text").click();
}

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
	localStorage.clear();
});

test("first use: one sentence, Start Listen, and the quick answers", async () => {
	await open();
	await expect.element(box()).toHaveAttribute("placeholder", "Press Start Listen, or type what they say.");
	await expect.element(button("Start Listen")).toBeEnabled();
	await expect.element(button("Yes")).toBeEnabled();
	await expect.element(button("No")).toBeEnabled();
	await expect.element(button("Try Again")).toBeDisabled();
	await expect.element(button("Hang on, I'm answering")).toBeEnabled();
});

test("a whole turn, with buttons pressed as dwell and switch tools do: by element.click()", async () => {
	const { conversation, listenings, spoken } = await open();
	const press = (name: string) => (button(name).element() as HTMLElement).click();
	const timers = watchPage(() => document.querySelector("[role=timer]")?.ariaLabel);
	press("Start Listen");
	listenings[0]?.notify({ type: "ready" });
	listenings[0]?.notify({ type: "final", text: "Tea or" });
	listenings[0]?.notify({ type: "partial", text: "cough" });
	await expect.poll(() => timers).toContain("30 seconds left");
	await expect.element(page.getByText("Tea or cough")).toBeVisible();
	press("Pause");
	await expect.element(button("Resume")).toBeVisible();
	press("Resume");
	await expect.element(button("Stop & Process")).toBeVisible();
	press("Stop & Process");
	listenings[0]?.notify({ type: "final", text: "coffee?" });
	listenings[0]?.close();
	await expect.element(page.getByText("Tea or coffee?")).toBeVisible();
	await expect.element(cards().first()).toBeVisible();
	(cards().nth(1).element() as HTMLElement).click();
	expect(spoken.map(({ text }) => text)).toEqual(["Coffee for me."]);
	await expect.element(cards()).not.toBeInTheDocument();
	await expect.element(box()).toHaveValue("");
	expect(conversation.state.phase).toBe("idle");
});

test("a screen reader gets the stance and words of a card, not its emoji", async () => {
	await open();
	await ask("Tea or coffee?");
	await expect.element(cards().first()).toHaveAccessibleName("First option Tea, please.");
});

test("replies take fixed places, move no focus, and are announced", async () => {
	const { answers: script } = await open();
	const second = Promise.withResolvers<void>();
	script(async function* () {
		yield { type: "answer", index: 0, answer: answers[0] ?? expect.unreachable() };
		await second.promise;
		yield { type: "done", response: response(...answers) };
	});
	await box().fill("Tea or coffee?");
	await userEvent.keyboard("{Control>}{Enter}{/Control}");
	await expect.element(cards().first()).toBeVisible();
	const place = () => cards().first().element().getBoundingClientRect().toJSON();
	const before = place();
	await expect.element(page.getByRole("status")).toHaveTextContent("Finding replies");
	second.resolve();
	await expect.element(cards().nth(1)).toBeVisible();
	await expect.poll(place).toEqual(before);
	await expect.element(page.getByRole("status")).toMatchTextContent(/^2 replies ready\./);
	await expect.element(box()).toHaveFocus();
});

test("picking moves focus to the main action", async () => {
	await open();
	await ask("Tea or coffee?");
	await cards().first().click();
	await expect.element(button("Start Listen")).toHaveFocus();
});

test("after a pick the question stays beside the reply, until there are new words", async () => {
	const { spoken } = await open();
	await ask("Tea or coffee?");
	await cards().first().click();
	spoken[0]?.notify({ type: "ended" });
	const partner = page.getByRole("region", { name: "Conversation partner" });
	await expect.element(partner.getByRole("figure").first()).toMatchTextContent(/^They saidTea or coffee\?/);
	await expect.element(partner.getByRole("region", { name: "What you said" })).toMatchTextContent(/Tea, please\./);
	await box().fill("And sugar?");
	await expect.element(partner.getByText("They said")).not.toBeInTheDocument();
});

test("a screen reader announces the replies, and the last ten seconds of listening", async () => {
	const { conversation, listenings } = await open();
	await ask("Tea or coffee?");
	await expect
		.element(page.getByRole("status"))
		.toHaveTextContent("2 replies ready. 1: Tea, please. 2: Coffee for me.");
	await cards().first().click();
	await button("Start Listen").click();
	listenings[0]?.notify({ type: "ready" });
	conversation.give({ type: "tick", elapsed: 50_500 });
	await expect.element(page.getByText(/^Ends in \d+ s$/)).toBeVisible();
	await expect.element(page.getByRole("status")).toHaveTextContent("Listening ends in 10 seconds");
});

test("speech can be stopped and repeated", async () => {
	const { outside, spoken } = await open();
	await button("Yes").click();
	spoken[0]?.notify({ type: "began", by: "voice" });
	await button("Stop the voice").click();
	expect(outside.speaker.stop).toHaveBeenCalled();
	await button("Say it again").click();
	expect(spoken.map(({ text }) => text)).toEqual(["Yes", "Yes"]);
});

test("the browser’s voice is named; without any voice the words show large", async () => {
	const { spoken } = await open();
	await button("No").click();
	spoken[0]?.notify({ type: "began", by: "browser" });
	await expect.element(page.getByText(/This is your browser’s voice/)).toBeVisible();
	spoken[0]?.notify({ type: "failed" });
	await expect.element(page.getByText("No voice is working just now. Show this to them.")).toBeVisible();
});

test("a slow generation says so and can be cancelled; the text is restored", async () => {
	const { answers: script } = await open();
	script(() => new ReadableStream());
	await ask("Tea or coffee?");
	await expect.element(page.getByText("Still thinking…")).toBeVisible();
	await button("Cancel").click();
	await expect.element(box()).toHaveValue("Tea or coffee?");
});

test("at the limit of the plan the text stays, with a link to the plans", async () => {
	const { answers: script } = await open();
	script(() => new ReadableStream({ start: (stream) => stream.error(new ApiError(problem("limit_exceeded"))) }));
	await ask("Tea or coffee?");
	const alert = page.getByRole("alert");
	await expect
		.element(alert)
		.toHaveTextContent(`${messages.communicator.limitExceeded}${messages.communicator.upgrade}See the plans`);
	await expect.element(alert.getByRole("link")).toHaveAttribute("href", "/app/subscription");
	await expect.element(box()).toHaveValue("Tea or coffee?");
});

test("a failed generation can be retried in place", async () => {
	const { answers: script, outside } = await open();
	script(() => new ReadableStream({ start: (stream) => stream.error(new ApiError(problem("generation_failed"))) }));
	await ask("Tea or coffee?");
	await expect.element(page.getByRole("alert")).toHaveTextContent(`${messages.communicator.generationFailed}Try again`);
	await button("Try again").click();
	expect(outside.api.generateEvents).toHaveBeenCalledTimes(2);
});

test("another failure of a generation says so, with what to do", async () => {
	const { answers: script } = await open();
	const refused = problem("busy");
	script(() => new ReadableStream({ start: (stream) => stream.error(new ApiError(refused)) }));
	await ask("Tea or coffee?");
	const alert = page.getByRole("alert");
	await expect.element(alert).toHaveTextContent(`${messages.communicator.generationError}${refused.detail}Try again`);
});

test("the third submission without a pick asks for a pick, and keeps the text", async () => {
	await open();
	for (const text of ["one", "two", "three"]) {
		await ask(text);
		await expect.element(cards().nth(1)).toBeVisible();
	}
	await ask("four");
	await expect.element(page.getByRole("alert")).toHaveTextContent(messages.communicator.pickToContinue);
	await expect.element(box()).toHaveValue("four");
});

test("a blocked microphone: the problem and what to do", async () => {
	const { listenings } = await open();
	await button("Start Listen").click();
	listenings[0]?.notify({ type: "failed", problem: "refused" });
	const { title, detail } = listeningProblems.refused;
	await expect.element(page.getByRole("alert")).toHaveTextContent(title + detail);
	await expect.element(button("Start Listen")).toBeEnabled();
	await button("Close the message").click();
	await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("a busy server: the browser listens after one press, with its consent text shown first", async () => {
	vi.stubGlobal("SpeechRecognition", class {});
	onTestFinished(() => void vi.unstubAllGlobals());
	const { listenings } = await open();
	await button("Start Listen").click();
	listenings[0]?.notify({ type: "failed", problem: "busy" });
	const notice = page.getByRole("alert");
	await expect.element(notice.getByText(/maker may receive the sound/)).toBeVisible();
	await notice.getByRole("button", { name: "Use my browser" }).click();
	expect(localStorage.getItem("browser-listening")).toBe("agreed");
	expect(listenings).toHaveLength(2);
});

test("the number of replies is a radio group, saved at once", async () => {
	const { outside } = await open();
	await pressLabelOf(page.getByRole("radio", { name: "6" }));
	expect(outside.saveCount).toHaveBeenCalledWith(6);
	await expect.element(page.getByRole("radio", { name: "6" })).toBeChecked();
});

test("a number of replies that cannot be saved shows an error", async () => {
	const { outside } = await open();
	outside.saveCount.mockRejectedValue(new ApiError(problem("internal")));
	await pressLabelOf(page.getByRole("radio", { name: "6" }));
	await expect.element(page.getByRole("alert")).toHaveTextContent(messages.communicator.countFailed);
});

test("the conversation log names the speakers", async () => {
	await open();
	await ask("Tea or coffee?");
	await cards().first().click();
	await button("More").click();
	await button("Conversation (2)").click();
	const lines = page.getByRole("list", { name: "Conversation so far" }).getByRole("listitem");
	await expect.element(lines.first()).toHaveTextContent("They saidTea or coffee?");
	await expect.element(lines.nth(1)).toHaveTextContent("You saidTea, please.");
});

test("shortcut keys give commands, but not while typing, and not once turned off", async () => {
	const { spoken } = await open();
	await ask("Tea or coffee?");
	await expect.element(cards().nth(1)).toBeVisible();
	await box().click();
	await userEvent.keyboard("y1");
	expect(spoken).toEqual([]);
	await box().fill("");
	await button("Start Listen").element().closest("button")?.focus();
	await userEvent.keyboard("2");
	expect(spoken.map(({ text }) => text)).toEqual(["Coffee for me."]);
	await userEvent.keyboard("y");
	expect(spoken.map(({ text }) => text)).toEqual(["Coffee for me.", "Yes"]);
	changeAccess({ keys: { on: false } });
	await expect.element(button("Start Listen")).toBeVisible();
	await userEvent.keyboard("n");
	expect(spoken).toHaveLength(2);
});

test("nothing is wider than a window of 320 px", async () => {
	await page.viewport(320, 640);
	await open();
	await ask("Do you want tea, or coffee, or rather a glass of water with ice?");
	await expect.element(cards().nth(1)).toBeVisible();
	await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
