import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { keptInMemory } from "../kept/in-memory.ts";
import { instantLayer } from "../phrases/instant-layer.ts";
import { ownWordsOf } from "../prediction/own-words.ts";
import { confirmKana } from "../testing/confirm-kana.ts";
import { openWithReplies } from "../testing/open-with-replies.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const cards = () => page.getByRole("list", { name: "Replies" }).getByRole("button");
const box = () => page.getByRole("textbox", { name: /^What they say/ });

beforeEach(() => page.viewport(1280, 800));

test("a phrase is spoken with one press, and the replies stay", async () => {
	const { spoken, outside } = await openWithReplies();
	await expect.element(cards().nth(1)).toBeVisible();
	await button("Phrases").click();
	await button("I use a device to talk, please give me a moment").click();
	expect(spoken.map(({ text }) => text)).toEqual(["I use a device to talk, please give me a moment"]);
	await button("Answer").click();
	await expect.element(cards().nth(1)).toBeVisible();
	await button("Wait").click();
	expect(outside.log).toHaveBeenCalledWith({ role: "assistant", text: spoken[0]?.text, meta: { kind: "own" } });
	await expect.element(cards().nth(1)).toBeVisible();
});

test("saved phrases and the starter set are beside the instant words; spoken text can be saved", async () => {
	const bingo: Phrase = {
		id: crypto.randomUUID(),
		text: `See you at bingo${", and bring the others".repeat(20)}.`,
		emoji: "🎱",
		folder: "",
		place: "",
		kind: "phrase",
		position: 0,
		used: 0,
		picture: "",
		usedAt: [0, 0, 0, 0],
		updatedAt: new Date().toISOString(),
	};
	const [count, keep] = [vi.fn(), vi.fn()];
	const { spoken } = await openWithReplies({
		instant: instantLayer([]).shown,
		own: [bingo],
		starter: [{ emoji: "😊", text: "I'm happy.", folder: "Feelings" }],
		count,
		keep,
	});
	await button("Phrases").click();
	const tiles = page.getByRole("list", { name: "Phrases" }).getByRole("button");
	// Seven instant words, the phrase, and a folder.
	await expect.element(tiles).toHaveLength(9);
	await button(bingo.text).click();
	await button("Feelings").click();
	await page.getByRole("list", { name: "Feelings" }).getByRole("button", { name: "I'm happy." }).click();
	await button("Back").click();
	expect(spoken.map(({ text }) => text)).toEqual([bingo.text, "I'm happy."]);
	expect(count.mock.calls).toEqual([[bingo]]);
	const { height, bottom } = button(bingo.text).element().getBoundingClientRect();
	const words = button(bingo.text).getByText(bingo.text).element().getBoundingClientRect();
	expect(words.bottom, `in a tile of ${height}`).toBeLessThanOrEqual(bottom);
	await button("More").click();
	await page.getByRole("button", { name: "Conversation (2)" }).click();
	await expect.element(page.getByRole("button", { name: `Save as phrase: ${bingo.text}` })).toBeDisabled();
	await page.getByRole("button", { name: "Save as phrase: I'm happy." }).click();
	expect(keep.mock.calls).toEqual([["I'm happy."]]);
});

test("no word is shown twice: the quick row has as many as fit, and the board the others", async () => {
	await openWithReplies();
	await button("Phrases").click();
	const quick = () => page.getByRole("group", { name: "Quick answers" }).getByRole("button");
	const board = () => page.getByRole("list", { name: "Phrases" }).getByRole("button");
	for (const [width, height, own, tiles] of [
		[1280, 800, 3, 7],
		[820, 1180, 2, 8],
		[390, 844, 2, 8],
		[844, 390, 2, 8],
		// The first of several pages.
		[320, 640, 1, 3],
	] as const) {
		await page.viewport(width, height);
		await expect.element(quick()).toHaveLength(3 + own);
		await expect.element(board()).toHaveLength(tiles);
		const texts = [...quick().elements(), ...board().elements()].map((each) => each.textContent);
		expect(new Set(texts).size, `at ${width}×${height}`).toBe(texts.length);
	}
});

test("Again and Louder appear once something was said; the other tiles keep their order", async () => {
	await openWithReplies(undefined, undefined, { turn: undefined, cards: [] });
	const tiles = page.getByRole("list", { name: "Phrases" }).getByRole("button");
	const texts = () => tiles.elements().map(({ textContent }) => textContent);
	const before = texts();
	expect(before).toHaveLength(5);
	await button("Yes").click();
	await expect.poll(texts).toEqual([...before.slice(0, -1), "Again", "Louder", ...before.slice(-1)]);
});

test("Again and Louder repeat the last speech; Attention plays at once", async () => {
	const { spoken, outside } = await openWithReplies();
	await button("Phrases").click();
	await expect.element(button("Louder")).toBeDisabled();
	await button("I disagree").click();
	await button("Again").click();
	await button("Louder").click();
	expect(spoken.map(({ text, louder }) => [text, louder])).toEqual([
		["I disagree", false],
		["I disagree", false],
		["I disagree", true],
	]);
	await button("Attention").click();
	expect(outside.speaker.attention).toHaveBeenCalledOnce();
	expect(spoken).toHaveLength(3);
});

test("own words: typed beside the partner's words, spoken whole, cleared, restored", async () => {
	const { spoken } = await openWithReplies();
	await box().fill("What would you like?");
	await button("Say").click();
	const own = page.getByRole("textbox", { name: "What I say" });
	await expect.element(own).toHaveFocus();
	await expect.element(button("Speak")).toBeDisabled();
	await userEvent.keyboard("A glass of water, please.{Enter}");
	expect(spoken.map(({ text }) => text)).toEqual(["A glass of water, please."]);
	await expect.element(own).toHaveValue("");
	await expect.element(own).toHaveFocus();
	await button("Get words back").click();
	await expect.element(own).toHaveValue("A glass of water, please.");
	await button("Clear").click();
	await expect.element(own).toHaveValue("");
	await button("Answer").click();
	await expect.element(box()).toHaveValue("What would you like?");
});

test("the Enter that confirms kana speaks nothing; the next one speaks them", async () => {
	const { spoken } = await openWithReplies();
	await openOwnWords();
	await own().fill("こんに");
	confirmKana(own().element());
	expect(spoken).toEqual([]);
	await expect.element(own()).toHaveValue("こんに");
	await userEvent.keyboard("{Enter}");
	expect(spoken.map(({ text }) => text)).toEqual(["こんに"]);
});

test("a phone keyboard that corrects a composed word and a pick after a swiped one leave each word once", async () => {
	await openWithReplies();
	await openOwnWords();
	for (const text of ["h", "he", "hel", "helo"])
		await cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
	await expect.element(own()).toHaveValue("helo");
	await expect.element(suggestions().first()).toBeVisible();
	// A tap on its correction ends the composition with other letters and a space.
	await cdp().send("Input.insertText", { text: "hello " });
	await expect.element(own()).toHaveValue("hello ");
	await cdp().send("Input.insertText", { text: "there" });
	await suggestions().first().click();
	const picked = (own().element() as HTMLTextAreaElement).value;
	expect(picked).toMatch(/^hello \S+ $/);
	await userEvent.keyboard("{Backspace}");
	await expect.element(own()).toHaveValue(picked.slice(0, -1));
	expect((own().element() as HTMLTextAreaElement).selectionStart).toBe(picked.length - 1);
});

/** The box for own words is loaded, and has the focus. */
async function openOwnWords() {
	await button("Say").click();
	await expect.element(own()).toHaveFocus();
}
const suggestions = () => page.getByRole("list", { name: "Suggestions" }).getByRole("button");
const own = () => page.getByRole("textbox", { name: "What I say" });

test("earlier sentences are suggested from their first letters, picked by touch or key, and not spoken by the pick", async () => {
	const kept = keptInMemory();
	await (await ownWordsOf(kept)).learn("Could you scratch my left ear?");
	const { spoken } = await openWithReplies(undefined, kept);
	await openOwnWords();
	await userEvent.keyboard("Coul");
	await button("Could you scratch my left ear?").click();
	await expect.element(own()).toHaveValue("Could you scratch my left ear? ");
	await expect.element(own()).toHaveFocus();
	expect(spoken).toEqual([]);
	await userEvent.keyboard("{Enter}");
	expect(spoken.map(({ text }) => text)).toEqual(["Could you scratch my left ear?"]);

	await userEvent.keyboard("wnat");
	await expect.element(suggestions().filter({ hasText: "Want" })).toBeVisible();
	const texts = suggestions()
		.elements()
		.map((each) => each.firstElementChild?.textContent);
	await userEvent.keyboard(`{Alt>}${texts.indexOf("Want") + 1}{/Alt}`);
	await expect.element(own()).toHaveValue("Want ");
	await userEvent.keyboard(",");
	await expect.element(own()).toHaveValue("Want,");
	expect(spoken).toHaveLength(1);
});

test("while nothing is typed nothing moves, whatever is learnt; forgotten sentences are not suggested again", async () => {
	const kept = keptInMemory();
	const words = await ownWordsOf(kept);
	await words.learn("Zebras are my favourite.");
	await openWithReplies(undefined, kept);
	await openOwnWords();
	await expect.element(button("Zebras are my favourite.")).toBeVisible();
	const shown = () =>
		suggestions()
			.elements()
			.map((each) => each.textContent);
	const before = shown();
	for (let time = 0; time < 9; time++) await words.learn("Yaks are better.");
	expect(shown()).toEqual(before);
	await words.forget("zebras are my favourite");
	await userEvent.keyboard("Z");
	await expect.element(suggestions().filter({ hasText: "Zebras" })).not.toBeInTheDocument();
});

test("in the middle of a text a pick replaces the word there", async () => {
	await openWithReplies();
	await openOwnWords();
	await userEvent.keyboard(
		"I want a cup of tae today{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}",
	);
	await button("tea").click();
	await expect.element(own()).toHaveValue("I want a cup of tea today");
});

test("keys faster than the screen is drawn leave the caret where they put it", async () => {
	await openWithReplies();
	await openOwnWords();
	await userEvent.keyboard("I want a cup of tae today");
	const box = own().element() as HTMLTextAreaElement;
	box.setSelectionRange(20, 20);
	box.dispatchEvent(new KeyboardEvent("keyup", { key: "ArrowLeft", bubbles: true }));
	// Drawing for the first key is already late.
	box.setSelectionRange(19, 19);
	await userEvent.keyboard("{Shift}");
	await button("tea").click();
	await expect.element(own()).toHaveValue("I want a cup of tea today");
});

test("each sentence is spoken when finished, if so configured", async () => {
	const { spoken } = await openWithReplies();
	await openOwnWords();
	await button("Speak each sentence as I finish it").click();
	await own().click();
	await userEvent.keyboard("I am here. Wh");
	expect(spoken.map(({ text }) => text)).toEqual(["I am here."]);
	await expect.element(own()).toHaveValue("Wh");
	localStorage.removeItem("speak-own-words");
});

test("off the record nothing is learnt, nor stored as a draft", async () => {
	const kept = keptInMemory();
	await kept.put("drafts", "own-words", "Once typed");
	const { outside, spoken } = await openWithReplies(undefined, kept, { isOffRecord: true });
	await button("Say").click();
	await expect.element(own()).toHaveValue("Once typed");
	await own().fill("Between us.");
	await expect.poll(() => kept.get("drafts", "own-words")).toBeUndefined();
	await userEvent.keyboard("{Enter}");
	expect(spoken.map(({ text }) => text)).toEqual(["Between us."]);
	expect(outside.learnOwnWords).not.toHaveBeenCalled();
});

test("typed text that was not spoken is restored when the page is opened again", async () => {
	const kept = keptInMemory();
	await openWithReplies(undefined, kept);
	await openOwnWords();
	await userEvent.keyboard("Half a thou");
	await expect.poll(() => kept.get("drafts", "own-words")).toBe("Half a thou");
	document.body.replaceChildren();
	await openWithReplies(undefined, kept);
	await button("Say").last().click();
	await expect.element(own()).toHaveValue("Half a thou");
});
