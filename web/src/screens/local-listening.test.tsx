import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pressLabelOf } from "../testing/press-label.ts";
import { renderApp } from "../testing/render-app.tsx";

const person = { id: "p1", email: "sam@example.com" };

/** The browser's recogniser, played by the test. */
class Ears {
	static latest: Ears | undefined;
	static state = "downloadable";
	static installs = async () => true;
	static available = async () => Ears.state;
	static async install() {
		if (!(await Ears.installs())) return false;
		Ears.state = "available";
		return true;
	}
	processLocally = false;
	phrases: { phrase: string }[] = [];
	onstart?: () => void;
	onresult?: (event: unknown) => void;
	onerror?: (event: { error: string }) => void;
	start() {
		Ears.latest = this;
		this.onstart?.();
	}
	stop() {}
	abort() {}
}
class Phrase {
	phrase: string;
	constructor(phrase: string) {
		this.phrase = phrase;
	}
}

beforeEach(() => {
	Ears.latest = undefined;
	Ears.state = "downloadable";
	Ears.installs = async () => true;
	vi.stubGlobal("SpeechRecognition", Ears);
	vi.stubGlobal("SpeechRecognitionPhrase", Phrase);
});
afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
});

const open = (address: string, words: unknown[] = []) =>
	renderApp(address, { person, answers: { "/v1/words": { words } } });

test("better listening on this device is downloaded with one press and no question, and can be turned off", async () => {
	await open("/app/access");
	await page.getByRole("button", { name: "Get it" }).click();
	await expect.element(page.getByText(/Nothing leaves it\./)).toBeVisible();
	await expect.element(page.getByText(/Listening on this device/).first()).toBeVisible();
	expect(localStorage.getItem("browser-listening")).toBeNull();
	await pressLabelOf(page.getByRole("radio", { name: "Sayso first" }));
	await expect.element(page.getByText(/Nothing leaves it\./)).not.toBeInTheDocument();
	expect(localStorage.getItem("listens-first")).toBe("sayso");
});

test("a failed download is reported, and still offered", async () => {
	Ears.installs = async () => false;
	await open("/app/access");
	await page.getByRole("button", { name: "Get it" }).click();
	await expect.element(page.getByText(/could not download it just now/)).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Get it" })).toBeEnabled();
});

test("a browser that listens on the device is used first, and expects the person's words", async () => {
	Ears.state = "available";
	const { asked } = await open("/app", [{ word: "Siobhan", sayAs: "" }]);
	await expect.poll(() => asked.some(({ path }) => path === "/v1/words")).toBe(true);
	await page.getByRole("button", { name: "Start Listen" }).click();
	await expect.poll(() => Ears.latest?.processLocally).toBe(true);
	expect(Ears.latest?.phrases).toEqual([{ phrase: "Siobhan" }]);
	Ears.latest?.onresult?.({
		resultIndex: 0,
		results: [{ isFinal: true, length: 1, 0: { transcript: "how are you" } }],
	});
	await expect.poll(() => document.body.textContent).toMatch(/how are you/i);
});
