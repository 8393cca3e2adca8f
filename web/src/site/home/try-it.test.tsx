import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { confirmKana } from "../../testing/confirm-kana.ts";
import { scriptedVoices } from "../../testing/scripted-voices.ts";
import { chooseDeviceVoice } from "../../voice/device-voice.ts";
import { TryIt } from "./try-it.tsx";

afterEach(() => vi.unstubAllGlobals());

async function open() {
	const screen = await render(<TryIt />);
	return { screen, cards: screen.getByRole("list", { name: "Replies" }).getByRole("button") };
}

/** A browser voice that ends every utterance at once. */
function voice() {
	const spoken: string[] = [];
	vi.stubGlobal("speechSynthesis", {
		getVoices: () => [],
		cancel: () => undefined,
		speak(utterance: SpeechSynthesisUtterance) {
			spoken.push(utterance.text);
			utterance.dispatchEvent(new Event("start"));
			utterance.dispatchEvent(new Event("end"));
		},
	});
	return spoken;
}

test("shows the requested number of example replies", async () => {
	const { screen, cards } = await open();
	expect(cards.elements()).toHaveLength(4);
	for (const count of [2, 6]) {
		await screen.getByText(String(count), { exact: true }).click();
		await expect.poll(() => cards.elements().length).toBe(count);
	}
});

test("answers typed text with the requested number of replies, and speaks the picked one", async () => {
	const spoken = voice();
	const { screen, cards } = await open();
	await screen.getByLabelText("They say").fill("Are you in pain?");
	await screen.getByRole("button", { name: "Show replies" }).click();
	await expect.element(screen.getByRole("button", { name: /Tea would be good/ })).not.toBeInTheDocument();
	await expect.poll(() => cards.elements().length).toBe(4);
	await screen.getByText("2", { exact: true }).click();
	await expect.poll(() => cards.elements().length).toBe(2);
	const words = cards.first().element().querySelector("strong")?.textContent ?? "";
	await cards.first().click();
	await expect.element(cards.first()).toHaveAttribute("aria-pressed", "true");
	await expect.element(screen.getByText(`“${words}”`)).toBeVisible();
	await expect.poll(() => spoken).toEqual([words]);
});

test("the Enter that confirms kana submits nothing", async () => {
	const { screen, cards } = await open();
	const before = cards.first().element().textContent;
	const submitted = vi.fn();
	screen.container.addEventListener("submit", submitted);
	confirmKana(screen.getByLabelText("They say").element());
	expect(submitted).not.toHaveBeenCalled();
	expect(cards.first().element().textContent).toBe(before);
});

test("says if the browser has no voice", async () => {
	vi.stubGlobal("speechSynthesis", undefined);
	const { screen, cards } = await open();
	await cards.first().click();
	await expect.element(screen.getByText(/This browser has no voice of its own/)).toBeVisible();
});

test("speaks in the device voice chosen here, and in another if that one is gone", async () => {
	const script = scriptedVoices([
		{ name: "Karen", lang: "en-AU" },
		{ name: "Daniel", lang: "en-GB" },
	]);
	chooseDeviceVoice({ uri: "uri:Daniel", name: "Daniel", language: "en-GB", rate: 0.75, pitch: 1, volume: 1 });
	onTestFinished(() => chooseDeviceVoice(undefined));
	const { cards } = await open();
	await cards.first().click();
	await expect.poll(() => script.said.at(-1)).toMatchObject({ voice: "Daniel", rate: 0.75 });
	script.voices = script.voices.slice(0, 1);
	await cards.nth(1).click();
	await expect.poll(() => script.said.at(-1)).toMatchObject({ voice: "Karen", rate: 1 });
});
