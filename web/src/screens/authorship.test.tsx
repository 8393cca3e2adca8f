import type { Answer } from "@sayso/contract/entities/answer.ts";
import { limits } from "@sayso/contract/limits.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { initialState } from "../conversation/state.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { response } from "../testing/example-states.ts";
import { scanOf } from "../testing/scan.ts";
import { scriptedOutside } from "../testing/scripted-outside.ts";
import { CommunicatorView } from "./communicator.tsx";

const answers: Answer[] = [
	{ text: "I'd like tea, please.", tone: "option_a", emoji: "🍵", keyword: "tea" },
	{ text: "Lemonade for me.", tone: "option_b", emoji: "🍋", keyword: "lemonade" },
];

/** A conversation with replies on the screen. */
async function open({ previewFirst }: { previewFirst: boolean }) {
	const script = scriptedOutside();
	script.answers(async function* () {
		yield { type: "done", response: response(...answers) };
	});
	const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
	const outside = {
		...script.outside,
		focusMainAction: () => focus("[data-main-action]"),
		focusReply: (index: number) => requestAnimationFrame(() => focus(`[data-place="${index}"]`)),
	};
	const from = { ...initialState({ count: 2, seconds: 30 }), previewFirst };
	const conversation = createCommunicator(from, outside);
	await render(
		<main style={{ padding: "clamp(0.75rem, 3vw, 2rem)" }}>
			<CommunicatorView conversation={conversation} />
		</main>,
	);
	await page.getByRole("textbox", { name: /^What they say/ }).fill("Tea or lemonade?");
	await button("Process Text").click();
	await expect.element(card(1)).toBeVisible();
	const said = () => script.spoken.map(({ text }) => text);
	return { ...script, said };
}

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const card = (at: number) => page.getByRole("list", { name: "Replies" }).getByRole("button").nth(at);
const panel = () => page.getByRole("region", { name: "Your reply" });
const words = () => panel().getByRole("list", { name: "Words of your reply" }).getByRole("button");
const word = (name: string) => panel().getByRole("button", { name, exact: true });
async function changeReply() {
	await button("More").click();
	await button("Change a reply").click();
}
/** The text, chip by chip. */
const text = () =>
	words()
		.elements()
		.map((chip) => chip.textContent)
		.join(" ");

beforeEach(() => page.viewport(1280, 800));
afterEach(() => localStorage.clear());

describe("Preview first", () => {
	test("shows the reply large, moves no card, and speaks it once Say it is pressed", async () => {
		const { said } = await open({ previewFirst: true });
		const place = () => card(1).element().getBoundingClientRect().toJSON();
		const before = place();
		await card(0).click();
		await expect.element(panel().getByText("I'd like tea, please.")).toBeVisible();
		await expect.element(button("Say it")).toHaveFocus();
		await button("Back").click();
		await expect.element(card(1)).toBeVisible();
		await expect.poll(place).toEqual(before);
		await card(0).click();
		expect(said()).toEqual([]);
		await button("Say it").click();
		expect(said()).toEqual(["I'd like tea, please."]);
		await expect.element(panel()).not.toBeInTheDocument();
	});

	test("Back leads to its card", async () => {
		const { said } = await open({ previewFirst: true });
		await card(1).click();
		await button("Back").click();
		await expect.element(card(1)).toHaveFocus();
		expect(said()).toEqual([]);
	});

	test("Shorter removes words, and says if no word can be removed", async () => {
		await open({ previewFirst: true });
		await card(0).click();
		await panel().getByRole("button", { name: "Shorter" }).click();
		await expect.element(panel().getByText("I'd like tea.")).toBeVisible();
		await panel().getByRole("button", { name: "Shorter" }).click();
		await expect.element(panel().getByText("This is as short as it gets.")).toBeVisible();
		await expect.element(page.getByRole("status")).toHaveTextContent("This is as short as it gets");
	});
});

describe("Change a reply", () => {
	test("opens the next picked card word by word, and nothing is spoken", async () => {
		const { said } = await open({ previewFirst: false });
		await changeReply();
		await expect.element(card(0)).toHaveAccessibleName(/^Change: /);
		await card(0).click();
		await expect.element(words().first()).toHaveFocus();
		expect(text()).toBe("I'd like tea, please.");
		expect(said()).toEqual([]);
	});

	test("is not shown if every reply is previewed", async () => {
		await open({ previewFirst: true });
		await button("More").click();
		await expect.element(button("Change a reply")).not.toBeInTheDocument();
	});
});

describe("the words", () => {
	async function openWords() {
		const conversation = await open({ previewFirst: false });
		await changeReply();
		await card(0).click();
		return conversation;
	}

	test("can be replaced by the partner's words or a typed one, and are spoken as changed", async () => {
		const { said, outside } = await openWords();
		await word("tea,").click();
		await word("lemonade").click();
		await expect.poll(text).toBe("I'd like lemonade, please.");
		await word("please.").click();
		await word("Type a word").click();
		await userEvent.keyboard("my friend{Enter}");
		await expect.poll(text).toBe("I'd like lemonade, my friend.");
		await button("Say it").click();
		expect(said()).toEqual(["I'd like lemonade, my friend."]);
		await expect
			.poll(() => outside.log)
			.toHaveBeenCalledWith({
				role: "assistant",
				text: "I'd like lemonade, my friend.",
				meta: { tone: "option_a", emoji: "🍵", keyword: "tea", edited_from: 0 },
			});
	});

	test("can be deleted and added, and each change undone and redone", async () => {
		await openWords();
		await word("please.").click();
		await word("Delete").click();
		await expect.poll(text).toBe("I'd like tea.");
		await word("tea.").click();
		await word("Add after").click();
		await word("now").click();
		await expect.poll(text).toBe("I'd like tea now.");
		await button("Undo").click();
		await button("Undo").click();
		await expect.poll(text).toBe("I'd like tea, please.");
		await expect.element(button("Undo")).toBeDisabled();
		await expect.element(button("Say it")).toHaveFocus();
		await button("Redo").click();
		await expect.poll(text).toBe("I'd like tea.");
	});

	test("can be edited as text; an error shows at the field", async () => {
		const { said } = await openWords();
		await button("Edit as text").click();
		const box = panel().getByRole("textbox", { name: "Your words" });
		await expect.element(box).toHaveFocus();
		await box.fill(" ");
		await expect.element(panel().getByText("There are no words to say")).toBeVisible();
		await expect.element(box).toBeInvalid();
		await expect.element(button("Say it")).toBeDisabled();
		await box.fill("a ".repeat(limits.speechCharacters));
		await expect.element(panel().getByText("At most 1000 characters can be said at once")).toBeVisible();
		await box.fill("Both, please!");
		await button("Edit by words").click();
		await expect.poll(text).toBe("Both, please!");
		await button("Say it").click();
		expect(said()).toEqual(["Both, please!"]);
	});

	test("a scan starts in the panel, then the actions on the word, then the rest", async () => {
		await openWords();
		await expect
			.poll(() => scanOf().slice(0, 5))
			.toEqual([["I'd", "like", "tea,", "please."], ...["Say it", "Edit as text", "Shorter", "Back"]]);
		expect(scanOf().flat()).toEqual(expect.arrayContaining(["Yes", "No", "Wait"]));
		await word("tea,").click();
		await expect
			.poll(() => scanOf().slice(0, 2))
			.toEqual([
				["lemonade", "coffee", "water", "juice", "milk", "Type a word"],
				["Add before", "Add after", "Delete", "Leave it"],
			]);
	});
});

test("while a key is the scanning switch, no text field takes the focus", async () => {
	localStorage.setItem("access", '{"scan":{"on":true}}');
	await open({ previewFirst: true });
	const press = (name: string) => (word(name).element() as HTMLElement).click();
	(card(0).element() as HTMLElement).click();
	await expect.element(word("Change")).toBeVisible();
	press("Change");
	await expect.element(words().first()).toBeVisible();
	press("Edit as text");
	await expect.element(panel().getByRole("textbox", { name: "Your words" })).toBeVisible();
	await expect.element(button("Say it")).toHaveFocus();
});

test("with the keyboard alone: E and a number, the words, and V", async () => {
	const { said } = await open({ previewFirst: false });
	(document.activeElement as HTMLElement).blur();
	await userEvent.keyboard("e2");
	await expect.element(words().first()).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	await expect.element(word("Type a word")).toBeVisible();
	await word("Delete").click();
	await expect.poll(text).toBe("For me.");
	await userEvent.keyboard("u");
	await expect.poll(text).toBe("Lemonade for me.");
	await userEvent.keyboard("v");
	expect(said()).toEqual(["Lemonade for me."]);
});

test("nothing is wider than a window of 320 px", async () => {
	await page.viewport(320, 640);
	await open({ previewFirst: true });
	await card(0).click();
	await button("Change").click();
	await word("tea,").click();
	await expect.element(word("lemonade")).toBeVisible();
	await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
