import { turnPlanFor } from "@sayso/replies";
import { requestFor } from "@sayso/replies/testing/request.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type BrowserModelStandIn, installBrowserModel } from "../testing/browser-model.ts";
import { browserWriter } from "./browser-writer.ts";

const lines = [
	"positive|Yes, soup would be lovely.|soup|🍲",
	"negative|No thanks, I would rather wait.|wait|⏳",
	"question|What kind of soup is it?|soup|🥣",
	"uncertain|I can't decide about the soup.|thinking|🤔",
];
const cards = lines.map((line) => {
	const [tone, text, keyword, emoji] = line.split("|");
	return { tone, text, keyword, emoji };
});
const request = requestFor("would you like some soup");
const standIn = () => (globalThis as unknown as { browserModel: BrowserModelStandIn }).browserModel;
const written = (writer: ReturnType<typeof browserWriter>, signal = new AbortController().signal) =>
	Array.fromAsync(writer.write(request, turnPlanFor(request), signal));

beforeEach(() => installBrowserModel({ availability: "available", lines }));
afterEach(() => void Reflect.deleteProperty(globalThis, "LanguageModel"));

test("each line becomes a card as soon as it is complete, and a turn leaves no session open", async () => {
	const writer = browserWriter();
	expect(await written(writer)).toEqual(cards);
	expect(standIn().system).toMatch(/^You write what a person who cannot speak easily may say next/);
	expect(standIn().prompts).toEqual([expect.stringContaining("partner: would you like some soup")]);
	expect(standIn().open).toBe(1);
});

test("an abort by the caller ends the turn", async () => {
	const caller = new AbortController();
	const cards = browserWriter().write(request, turnPlanFor(request), caller.signal);
	for await (const _ of cards) break;
	expect(standIn().open).toBe(1);
	caller.abort();
	await expect(written(browserWriter(), caller.signal)).rejects.toThrow("aborted");
	expect(standIn().open).toBe(2);
});

test("a model that rejects a pattern is used without it from the next turn on", async () => {
	standIn().hasPatterns = false;
	const writer = browserWriter();
	await expect(written(writer)).rejects.toThrow("no patterns");
	expect(await written(writer)).toEqual(cards);
});

test("a session ended by the browser is opened again at the next turn", async () => {
	const writer = browserWriter();
	await writer.open();
	standIn().availability = "unavailable";
	await expect(written(writer)).rejects.toThrow("destroyed");
	await expect(written(writer)).rejects.toThrow("no model");
	standIn().availability = "available";
	expect(await written(writer)).toEqual(cards);
});
