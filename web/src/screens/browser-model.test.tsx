import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { planCatalogue } from "@sayso/contract/plans.ts";
import type { GenerateEvent, GenerateResponse } from "@sayso/contract/v1/generate.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { subscription, usage } from "../testing/api-answers.ts";
import { type BrowserModelStandIn, installBrowserModel } from "../testing/browser-model.ts";
import { renderApp } from "../testing/render-app.tsx";

const person = { id: "p1", email: "sam@example.com" };
const part = { adapter: "built-in", label: "Built-in replies", basic: true, available: true };
const names = ["database", "identity", "mail", "billing", "text_to_speech", "speech_to_text", "replies"];
const status = {
	version: "1",
	free_basic_replies: true,
	parts: Object.fromEntries(names.map((name) => [name, part])),
};
const lines = [
	"positive|Yes, soup would be lovely.|soup|🍲",
	"negative|No thanks, I would rather wait.|wait|⏳",
	"question|What kind of soup is it?|soup|🥣",
	"uncertain|I can't decide about the soup.|thinking|🤔",
];
const texts = lines.map((line) => line.split("|")[1]);
const basic = { text: "Tell me more.", tone: "neutral", emoji: "🙂", keyword: "more" } as const;

/** A server without a model: it counts the turn, and answers with the built-in engine. */
function counted(): Response {
	const response: GenerateResponse = {
		ChatResponse: { answers: [basic, basic, basic, basic], engine: "built-in", basic: true },
		UserSubscription: subscription,
		UserPlan: planCatalogue.find(({ id }) => id === "trial") ?? expect.unreachable(),
		Usage: usage,
	};
	const events: GenerateEvent[] = [
		{ type: "answer", index: 0, answer: basic },
		{ type: "done", response },
	];
	const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
	return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

const real = (globalThis as { LanguageModel?: unknown }).LanguageModel;
const standIn = () => (globalThis as unknown as { browserModel: BrowserModelStandIn }).browserModel;
const button = (name: string) => page.getByRole("button", { name, exact: true });
const cards = () => page.getByRole("list", { name: "Replies" }).getByRole("button");

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
	localStorage.clear();
	Object.assign(globalThis, { LanguageModel: real });
});

const open = (address: string, answers: Record<string, unknown> = {}) =>
	renderApp(address, { person, answers: { "/v1/status": status, ...answers } });

async function ask(text: string) {
	await page.getByRole("textbox", { name: /^What they say/ }).fill(text);
	await button("Process Text").click();
}

async function toAccess() {
	await button("More").click();
	await page
		.getByRole("main")
		.getByRole("link", { name: /Access and voice/ })
		.click();
}

const cardTexts = () =>
	cards()
		.elements()
		.map((card) => (card as HTMLElement).dataset.text);

test("nothing is offered in a browser with the interface but no model", async () => {
	installBrowserModel({ availability: "unavailable", lines });
	const { isWhole } = await open("/app/access");
	await expect.poll(isWhole).toBe(true);
	expect(document.body.textContent).not.toContain("own model");
});

test("it is downloaded with one press, and turned off with another", async () => {
	installBrowserModel({ availability: "downloadable", lines });
	await open("/app/access");
	await expect.element(page.getByText(/Sayso cannot check that\. Your browser downloads it once/)).toBeVisible();
	standIn().isBroken = true;
	await button("Use it").click();
	await expect.element(page.getByText(/could not download its model just now/)).toBeVisible();
	standIn().isBroken = false;
	await button("Use it").click();
	await expect.element(page.getByText(/replies when Sayso has no model or there is no network/)).toBeVisible();
	expect(standIn().open).toBe(0);
	await button("Stop using it").click();
	await expect.element(button("Use it")).toBeVisible();
});

test("it answers turns that the server counted without a model, and is named", async () => {
	localStorage.setItem("browser-model", "on");
	installBrowserModel({ availability: "available", lines });
	const preferences = { ...defaultPreferences, aboutMe: "I keep bees." };
	await open("/app", { "POST /v1/generate": counted, "/v1/users/preferences": preferences });
	await ask("Would you like some soup?");
	await expect.poll(cardTexts).toEqual(texts);
	expect(standIn().system).toMatch(/^You write what a person who cannot speak easily may say next/);
	expect(standIn().prompts).toEqual([expect.stringContaining("partner: Would you like some soup?")]);
	expect(standIn().prompts[0]).toContain("I keep bees.");
	await toAccess();
	await expect.element(page.getByText("Built-in replies · Your browser’s own model")).toBeVisible();
});

test("it answers without a network; late or rejected replies are built in, and marked", async () => {
	localStorage.setItem("browser-model", "on");
	const [yes = "", , ...rest] = lines;
	installBrowserModel({
		availability: "available",
		lines: [yes, "negative|As an AI model I cannot eat.|soup|🤖", ...rest],
	});
	await open("/app", {
		"POST /v1/generate": () => {
			throw new TypeError("Failed to fetch");
		},
	});
	await ask("Would you like some soup?");
	await expect.poll(() => cards().elements().length).toBe(4);
	expect(cardTexts()).toContain("Yes, soup would be lovely.");
	expect(document.body.textContent).not.toContain("As an AI");
	await expect.element(page.getByText("Basic", { exact: true }).first()).toBeVisible();
});

test("Debian's Chromium has a model that only repeats its prompt: the built-in replies stay", async () => {
	await open("/app/access");
	await button("Use it").click();
	await expect.element(button("Stop using it")).toBeVisible();
	await page.getByRole("link", { name: "Back to the communicator" }).click();
	await ask("Would you like some soup?");
	await expect.poll(() => cards().elements().length).toBe(4);
	expect(document.body.textContent).not.toContain("On-device model");
	await expect.element(page.getByText("Basic", { exact: true }).first()).toBeVisible();
});

test("a model that the browser has closed leaves the built-in replies", async () => {
	localStorage.setItem("browser-model", "on");
	installBrowserModel({ availability: "unavailable", lines });
	await open("/app", { "POST /v1/generate": counted });
	await ask("Would you like some soup?");
	await expect.poll(() => cards().elements().length).toBe(4);
	await toAccess();
	await expect.element(page.getByText(/is not there just now\. The built-in replies are used\./)).toBeVisible();
});
