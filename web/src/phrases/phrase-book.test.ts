import type { Phrase, PhraseForm } from "@sayso/contract/entities/phrase.ts";
import { expect, test } from "vitest";
import { keptInMemory } from "../kept/in-memory.ts";
import type { Kept } from "../kept/kept.ts";
import { changeNotices } from "../outbox/change-notices.ts";
import { type Asked, clientAnswering, refusing } from "../testing/api-answers.ts";
import { openPhraseBook } from "./phrase-book.ts";
import { starterSet } from "./starter-set.ts";

const phrase = (text: string, change: Partial<Phrase> = {}): Phrase => ({
	id: crypto.randomUUID(),
	text,
	...{ emoji: "", picture: "", folder: "", place: "", kind: "phrase", position: 0, used: 0, usedAt: [0, 0, 0, 0] },
	updatedAt: "2026-03-01T12:00:00.000Z",
	...change,
});

const texts = ({ state }: Awaited<ReturnType<typeof openPhraseBook>>) => state.phrases.map(({ text }) => text);

test("phrases are available before the server answers; changes it refuses are kept, reported, and sent later", async () => {
	const kept = keptInMemory();
	const tea = phrase("Tea, please.");
	const answers: Record<string, unknown> = { "/v1/phrases": { phrases: [tea] } };
	const asked: Asked[] = [];
	const api = clientAnswering(answers, asked);
	const book = await openPhraseBook(api, kept);
	await book.sync();
	expect(texts(book)).toEqual(["Tea, please."]);

	answers["/v1/phrases"] = refusing("busy");
	const coffee = phrase("Coffee, please.", { position: 1 });
	answers[`PUT /v1/phrases/${coffee.id}`] = refusing("busy");
	await book.save([coffee]);
	// Another page of the same browser, while the server is unreachable.
	const later = await openPhraseBook(api, kept);
	expect(texts(later)).toEqual(["Tea, please.", "Coffee, please."]);
	await later.sync();
	expect(texts(later)).toEqual(["Tea, please.", "Coffee, please."]);
	expect(later.state.problem).toContain("saved on this device");

	answers[`PUT /v1/phrases/${coffee.id}`] = (body: object) => Response.json({ ...body, id: coffee.id });
	answers["/v1/phrases"] = { phrases: [tea, coffee] };
	asked.length = 0;
	await later.sync();
	await later.sync();
	expect(asked.filter(({ method }) => method === "PUT")).toHaveLength(1);
	expect(later.state.problem).toBeUndefined();
	expect(texts(later)).toEqual(["Tea, please.", "Coffee, please."]);
});

test("if another device changed a phrase later, that change wins and a message is stored; use counts store no message", async () => {
	const kept = keptInMemory();
	const [tea, bye] = [phrase("Tea, please."), phrase("Bye", { position: 1 })];
	const later = { updatedAt: "2999-01-01T00:00:00.000Z" };
	const api = clientAnswering({
		"/v1/phrases": { phrases: [tea, bye] },
		[`PUT /v1/phrases/${tea.id}`]: { ...tea, ...later, text: "Coffee, please." },
		[`PUT /v1/phrases/${bye.id}`]: { ...bye, ...later, used: 7 },
	});
	const book = await openPhraseBook(api, kept);
	await book.save([
		{ ...tea, text: "Green tea, please." },
		{ ...bye, used: 2 },
	]);
	expect(await changeNotices(kept)).toEqual([
		"The phrase “Green tea, please.” stayed as “Coffee, please.”: it was changed later on another device.",
	]);
});

test("two devices change one phrase offline: each field gets its newest change, and use counts add up", async () => {
	const tea = phrase("Tea, please.", { used: 3 });
	let standing = tea;
	let isAway = false;
	const deviceOn = (shelf: Kept) =>
		openPhraseBook(
			clientAnswering({
				"/v1/phrases": () => Response.json({ phrases: [standing] }),
				[`PUT /v1/phrases/${tea.id}`]: ({ basedOn, ...form }: PhraseForm & { basedOn: string }) => {
					if (isAway) return refusing("busy")();
					if (basedOn === standing.updatedAt) standing = { ...form, text: form.text.trim(), id: tea.id };
					return Response.json(standing);
				},
			}),
			shelf,
		);
	const [shelf, otherShelf] = [keptInMemory(), keptInMemory()];
	const [one, other] = [await deviceOn(shelf), await deviceOn(otherShelf)];
	await one.sync();
	await other.sync();
	isAway = true;
	await one.save([{ ...tea, text: " Green tea, please. ", emoji: "🍵", used: 5 }]);
	isAway = false;
	await expect.poll(() => new Date().toISOString() > (one.state.phrases[0]?.updatedAt ?? "")).toBe(true);
	await other.save([{ ...tea, text: "Black tea, please.", folder: "Drinks", used: 4 }]);
	// The older change is sent last.
	await one.sync();
	await other.sync();
	const together = { text: "Black tea, please.", emoji: "🍵", folder: "Drinks", used: 6 };
	for (const { state } of [one, other]) expect(state.phrases).toMatchObject([together]);
	expect(await changeNotices(shelf)).toEqual([
		"The phrase “Green tea, please.” stayed as “Black tea, please.”: it was changed later on another device.",
	]);
	expect(await changeNotices(otherShelf)).toEqual([]);
	// Nothing is pending, so that no message is stored twice.
	await one.sync();
	expect(standing).toMatchObject(together);
});

test("a change undone while it is sent stays undone, and its use counts once", async () => {
	const tea = phrase("Tea, please.", { used: 3 });
	let standing = tea;
	const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const api = clientAnswering({
		"/v1/phrases": () => Response.json({ phrases: [standing] }),
		[`PUT /v1/phrases/${tea.id}`]: async ({ basedOn, ...form }: PhraseForm & { basedOn: string }) => {
			if (basedOn === standing.updatedAt) standing = { ...form, id: tea.id };
			const answered = Response.json(standing);
			asked.resolve();
			await answer.promise;
			return answered;
		},
	});
	const book = await openPhraseBook(api, keptInMemory());
	await book.sync();
	const changed = book.save([{ ...tea, text: "Coffee, please.", used: 4 }]);
	await asked.promise;
	const undone = book.save([{ ...tea, used: 5 }]);
	answer.resolve();
	await Promise.all([changed, undone]);
	expect(standing).toMatchObject({ text: "Tea, please.", used: 5 });
	expect(book.state).toMatchObject({ phrases: [{ text: "Tea, please.", used: 5 }], problem: undefined });
});

test("a phrase restored before its deletion was sent stays", async () => {
	const tea = phrase("Tea, please.");
	const kept = keptInMemory();
	const written = Promise.withResolvers<void>();
	const slow: Kept = { ...kept, put: (shelf, ...rest) => written.promise.then(() => kept.put(shelf, ...rest)) };
	const book = await openPhraseBook(clientAnswering({ "/v1/phrases": refusing("busy") }), slow);
	const saved = book.save([tea]);
	const removed = book.remove(tea);
	expect(texts(book)).toEqual([]);
	const back = book.save([tea]);
	written.resolve();
	await Promise.all([saved, removed, back]);
	expect(texts(book)).toEqual(["Tea, please."]);
	expect(texts(await openPhraseBook(clientAnswering({}), kept))).toEqual(["Tea, please."]);
});

test("a phrase over the limit is reported with its text and does not block the others", async () => {
	const [one, two] = [phrase("One"), phrase("Two", { position: 1 })];
	const api = clientAnswering({
		"/v1/phrases": { phrases: [] },
		[`PUT /v1/phrases/${one.id}`]: refusing("too_many_phrases"),
		[`PUT /v1/phrases/${two.id}`]: two,
	});
	const book = await openPhraseBook(api, keptInMemory());
	await book.save([one, two]);
	expect(book.state.problem).toMatch(/“One”.*1,000/);
	expect(texts(book)).toContain("One");
});

test("the starter set: eight folders of six, each phrase once", () => {
	const all = starterSet.flatMap(({ phrases }) => phrases.map(([, text]) => text));
	expect(starterSet.map(({ phrases }) => phrases.length)).toEqual(Array(8).fill(6));
	expect(new Set(all).size).toBe(48);
});
