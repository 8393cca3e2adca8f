import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import { defaultPreferences, type PreferencesForm } from "@sayso/contract/entities/preferences.ts";
import { problem } from "@sayso/contract/errors.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, connectionLost } from "../api/api-error.ts";
import type { Client } from "../api/client.ts";
import { keptInMemory } from "../kept/in-memory.ts";
import { changeNotices } from "./change-notices.ts";
import type { SetPreferences } from "./changed.ts";
import { datedWords, mergeWords } from "./merge-words.ts";
import { createOutbox } from "./outbox.ts";
import { saveChange } from "./save-change.ts";
import { preferencesSetHere } from "./set-here.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that another device changed: `later` wins against any change, `refused` is in no plan. */
function begin({ later = {}, refused = [] }: { later?: SetPreferences; refused?: string[] } = {}) {
	const shelf = keptInMemory();
	const network = { isThere: true };
	const got: Partial<PreferencesForm>[] = [];
	let words: MyWord[] = [{ word: "Sayso", sayAs: "say so" }];
	const reached = () => {
		if (!network.isThere) throw connectionLost();
	};
	async function take({ body }: Parameters<Client["changePreferences"]>[0]) {
		reached();
		const { changed = {}, ...form } = body as PreferencesForm;
		const names = Object.keys(changed);
		const errors = Object.fromEntries(names.flatMap((name) => (refused.includes(name) ? [[name, "Not now."]] : [])));
		if (Object.keys(errors).length > 0) throw new ApiError(problem("plan_needed", { errors }));
		const taken = Object.fromEntries(names.map((name) => [name, form[name as keyof typeof form]]));
		got.push({ ...taken, changed });
		return { ...defaultPreferences, ...taken, ...later };
	}
	const api = {
		logConversation: vi.fn(),
		forget: vi.fn(),
		changePreferences: vi.fn(take),
		words: vi.fn(async () => {
			reached();
			return { words };
		}),
		changeWords: vi.fn(async ({ body }) => {
			reached();
			words = body.words;
			return { words };
		}),
	};
	const signedIn = { shelf };
	const outbox = createOutbox(api, { open: async () => signedIn.shelf, wipe: async () => {} });
	const set = (fields: SetPreferences) => saveChange(outbox, { set: fields, at: new Date().toISOString() });
	return { api, take, signedIn, shelf, network, got, outbox, set, words: () => words };
}

test("with a network a change is saved by field, and the caller gets the saved values", async () => {
	const { set, got, shelf } = begin();
	expect(await set({ context: "family" })).toMatchObject({ preferences: { context: "family" }, notices: [] });
	expect(got).toEqual([{ context: "family", changed: { context: 0 } }]);
	expect(await shelf.all("outbox")).toEqual([]);
});

test("without a network it takes effect at once, and is sent later, once, in order, with its age", async () => {
	const { set, got, network, shelf, outbox } = begin();
	network.isThere = false;
	expect(await set({ context: "family", aboutMe: "I like tea." })).toBeUndefined();
	vi.advanceTimersByTime(3_000);
	expect(await set({ context: "school" })).toBeUndefined();
	const { context, aboutMe } = await preferencesSetHere(shelf, defaultPreferences);
	expect({ context, aboutMe }).toEqual({ context: "school", aboutMe: "I like tea." });
	network.isThere = true;
	await outbox.send();
	await outbox.send();
	expect(got.map(({ changed: _, ...fields }) => fields)).toEqual([
		{ context: "family", aboutMe: "I like tea." },
		{ context: "school" },
	]);
	const [first, second] = got.map(({ changed }) => changed?.context ?? 0);
	expect((first ?? 0) - (second ?? 0)).toBe(3_000);
	expect(await changeNotices(shelf)).toEqual([]);
});

test("a later change of another device wins, and one notice reports it until it is closed", async () => {
	const { set, network, shelf, outbox } = begin({ later: { context: "business", responseLength: "long" } });
	network.isThere = false;
	await set({ context: "family", responseLength: "short", complexity: "easy" });
	network.isThere = true;
	await outbox.send();
	expect(await changeNotices(shelf)).toEqual([
		"Context stayed “Business” and Response length stayed “Long”: they were changed later on another device.",
	]);
});

test("a value no longer in the plan is reported with its reason, and the other values are saved", async () => {
	const { set, got, network, shelf, outbox } = begin({ refused: ["saveMemory"] });
	network.isThere = false;
	await set({ saveMemory: true, context: "family" });
	network.isThere = true;
	await outbox.send();
	expect(got).toMatchObject([{ context: "family" }]);
	expect(await changeNotices(shelf)).toEqual(["Save Memory was not changed: Not now."]);
	expect(await shelf.all("outbox")).toEqual([]);
});

test("the caller gets a refusal of the whole form, and nothing stays pending", async () => {
	const { set, got, shelf } = begin({ refused: ["saveMemory"] });
	expect((await set({ saveMemory: true, context: "family" }))?.refused?.problem.errors).toEqual({
		saveMemory: "Not now.",
	});
	expect(got).toEqual([]);
	expect(await shelf.all("outbox")).toEqual([]);
	expect(await changeNotices(shelf)).toEqual([]);
});

test("a refusal after the form has stopped waiting is reported by a notice, and the rest is saved", async () => {
	const { api, take, set, got, shelf, outbox } = begin({ refused: ["saveMemory"] });
	const slow = Promise.withResolvers<void>();
	api.changePreferences.mockImplementationOnce(async (form) => {
		await slow.promise;
		return take(form);
	});
	const settled = set({ saveMemory: true, context: "family" });
	await vi.advanceTimersByTimeAsync(4_000);
	expect(await settled).toBeUndefined();
	slow.resolve();
	await outbox.send();
	expect(got).toMatchObject([{ context: "family" }]);
	expect(await changeNotices(shelf)).toEqual(["Save Memory was not changed: Not now."]);
});

test("if the store is full and the single attempt fails, the caller gets the error", async () => {
	const { network, shelf, set } = begin();
	vi.spyOn(shelf, "put").mockRejectedValue(new DOMException("Full", "QuotaExceededError"));
	network.isThere = false;
	await expect(set({ context: "family" })).rejects.toThrow(ApiError);
	network.isThere = true;
	expect(await set({ context: "school" })).toMatchObject({ preferences: { context: "school" } });
});

test("a change whose notice cannot be stored is not sent again", async () => {
	const { api, network, shelf, set, outbox } = begin({ later: { context: "business" } });
	network.isThere = false;
	await set({ context: "family" });
	network.isThere = true;
	vi.spyOn(shelf, "put").mockRejectedValue(new DOMException("Full", "QuotaExceededError"));
	api.changePreferences.mockClear();
	expect(await outbox.send()).toBe(0);
	expect(api.changePreferences).toHaveBeenCalledTimes(1);
});

test("one person's change is never sent as another's", async () => {
	const { api, take, network, shelf, set, outbox, signedIn } = begin();
	network.isThere = false;
	await set({ context: "family" });
	await set({ complexity: "easy" });
	const now = [{ word: "Beau", sayAs: "bo" }];
	await saveChange(outbox, { words: { was: [], now }, at: new Date().toISOString() });
	network.isThere = true;
	// Another person signs in while a change is being sent.
	const next = keptInMemory();
	api.changePreferences.mockClear().mockImplementationOnce(async (form) => {
		signedIn.shelf = next;
		return take(form);
	});
	await outbox.send();
	await outbox.send();
	expect(api.changePreferences).toHaveBeenCalledTimes(1);
	expect(await shelf.all("outbox")).toHaveLength(2);
	signedIn.shelf = shelf;
	api.words.mockImplementationOnce(async () => {
		signedIn.shelf = next;
		return { words: [] };
	});
	await outbox.send();
	expect(api.changePreferences).toHaveBeenCalledTimes(2);
	expect(api.changeWords).not.toHaveBeenCalled();
	expect(await shelf.all("outbox")).toHaveLength(1);
});

test("About Me text that was not saved is offered back", async () => {
	const { set, network, outbox } = begin({ later: { aboutMe: "I live in Perth." } });
	const heard = vi.fn();
	outbox.onSettled(heard);
	network.isThere = false;
	await set({ aboutMe: "I like tea." });
	network.isThere = true;
	await outbox.send();
	expect(heard).toHaveBeenCalledWith(expect.objectContaining({ aboutMe: "I like tea." }));
});

test("My words are merged word by word: the newer of two changes wins, and deleted words are removed", async () => {
	const at = (minute: number) => `2026-11-22T09:0${minute}:00.000Z`;
	const was = [
		{ word: "Siobhan", sayAs: "" },
		{ word: "Leicester", sayAs: "" },
		{ word: "Tuan", sayAs: "" },
		{ word: "Ngaio", sayAs: "" },
	];
	const here = [
		{ word: "Siobhan", sayAs: "shi-vawn" },
		{ word: "Leicester", sayAs: "lester" },
		{ word: "Ngaio", sayAs: "" },
		{ word: "Xanthe", sayAs: "zan-thee" },
	];
	const there = [
		{ word: "Siobhan", sayAs: "shi-von", at: at(9) },
		{ word: "Leicester", sayAs: "less-ter", at: at(1) },
		{ word: "Tuan", sayAs: "" },
		{ word: "Ngaio", sayAs: "nye-oh", at: at(2) },
		{ word: "Beau", sayAs: "bo", at: at(2) },
	];
	const { words, stayed } = mergeWords(there, { was, now: datedWords(was, here, at(5)) });
	expect(words.map(({ word, sayAs }) => [word, sayAs])).toEqual([
		["Siobhan", "shi-von"],
		["Leicester", "lester"],
		["Ngaio", "nye-oh"],
		["Beau", "bo"],
		["Xanthe", "zan-thee"],
	]);
	expect(stayed.map(({ word }) => word)).toEqual(["Siobhan"]);
});

test("a word added without a network reaches the server later", async () => {
	const { network, outbox, words } = begin();
	network.isThere = false;
	const was = words();
	const now = [...was, { word: "Beau", sayAs: "bo" }];
	expect(await saveChange(outbox, { words: { was, now }, at: new Date().toISOString() })).toBeUndefined();
	network.isThere = true;
	await outbox.send();
	expect(words()).toEqual(now);
});
