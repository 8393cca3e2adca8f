import type { PhraseForm } from "@sayso/contract/entities/phrase.ts";
import { limits } from "@sayso/contract/limits.ts";
import { phrases } from "@sayso/contract/v1/phrases.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { phrase } from "../../store/phrases-schema.ts";

const now = new Date("2026-03-01T12:00:00.000Z");
const { app, context } = await testApp({ RATE_LIMITS: "off" }, { clock: { now: () => now } });
const ids = Array.from({ length: 3 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`);
const [tea = "", coffee = ""] = ids;
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

const form: PhraseForm = {
	text: "I would like tea.",
	emoji: "🫖",
	folder: "Food and drink",
	place: "home",
	kind: "phrase",
	position: 1,
	picture: "tea",
	used: 0,
	usedAt: [0, 0, 0, 0],
	updatedAt: at(-10),
};

async function somebody() {
	const { headers } = await signUp(app);
	const { id } = (await app.inject({ url: "/api/v1/users", headers })).json();
	const call = (method: "GET" | "PUT" | "DELETE", url: string, payload?: object) =>
		app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload && { payload }) });
	return {
		id,
		call,
		save: (phraseId: string, change: Partial<PhraseForm> = {}) =>
			call("PUT", `phrases/${phraseId}`, { ...form, ...change }),
		saved: async () => phrases.response.parse((await call("GET", "phrases")).json()).phrases,
	};
}

test("phrases are kept for their person alone, in the order of their places, and are part of what they take away", async () => {
	const [one, other] = [await somebody(), await somebody()];
	await one.save(tea);
	await one.save(coffee, { text: " Coffee, please. ", position: 0 });
	await other.save(tea, { text: "Mine" });
	expect(await one.saved()).toEqual([
		{ ...form, id: coffee, text: "Coffee, please.", position: 0 },
		{ ...form, id: tea },
	]);
	expect((await other.saved()).map(({ text }) => text)).toEqual(["Mine"]);
	const taken = (await one.call("GET", "users/export")).json();
	expect(taken.tables.phrase.map(({ text }: PhraseForm) => text).sort()).toEqual(["Coffee, please.", form.text]);
	// Saving phrases is not an Interaction.
	expect(taken.tables.usage).toEqual([]);
});

test("the newest change stands, and an older one is answered with the phrase that stands", async () => {
	const { save, saved } = await somebody();
	await save(tea, { updatedAt: at(-5), text: "Green tea" });
	expect((await save(tea, { updatedAt: at(-6), text: "Old tea" })).json()).toMatchObject({ text: "Green tea" });
	expect((await save(tea, { updatedAt: at(-5), text: "Sent twice" })).json()).toMatchObject({ text: "Sent twice" });
	// A clock in the future does not block later changes.
	expect((await save(tea, { updatedAt: at(9_999), text: "Tomorrow" })).json()).toMatchObject({ updatedAt: at(0) });
	expect((await save(tea, { updatedAt: at(1), text: "Now" })).json()).toMatchObject({ text: "Now" });
	expect(await saved()).toHaveLength(1);
});

test("a change that names the version it is based on is taken only where that version stands or the phrase is gone, regardless of the clocks", async () => {
	const { save, saved } = await somebody();
	await save(tea, { updatedAt: at(-5) });
	const change = async (text: string, basedOn: string) =>
		(await save(tea, { updatedAt: at(-9), text, ...{ basedOn } })).json<PhraseForm>();
	const first = await change("Green tea", at(-5));
	expect(first).toMatchObject({ text: "Green tea" });
	expect(await change("Black tea", at(-5))).toEqual(first);
	expect(await change("White tea", first.updatedAt)).toMatchObject({ text: "White tea" });
	expect((await saved()).map(({ text }) => text)).toEqual(["White tea"]);
	// Deleted meanwhile, the phrase exists again.
	await save(coffee, { basedOn: at(-5) } as Partial<PhraseForm>);
	expect(await saved()).toHaveLength(2);
});

test("is deleted once, by its owner, and not where it was changed since", async () => {
	const [one, other] = [await somebody(), await somebody()];
	await one.save(tea, { updatedAt: at(-5) });
	const deleted = async (person: typeof one, when = "") =>
		(await person.call("DELETE", `phrases/${tea}${when && `?at=${when}`}`)).json().deleted;
	expect(await deleted(other)).toBe(0);
	expect(await deleted(one, at(-6))).toBe(0);
	expect(await one.saved()).toHaveLength(1);
	expect([await deleted(one), await deleted(one)]).toEqual([1, 0]);
	expect(await one.saved()).toEqual([]);
});

test("what is wrong is reported at its field", async () => {
	const { save, call } = await somebody();
	const fieldsOf = async (change: object) => Object.keys((await save(tea, change)).json().errors ?? {}).sort();
	expect(await fieldsOf({ text: "   " })).toEqual(["text"]);
	expect(await fieldsOf({ text: "x".repeat(501) })).toEqual(["text"]);
	expect(await fieldsOf({ folder: "x".repeat(41), place: "x".repeat(41) })).toEqual(["folder", "place"]);
	expect(await fieldsOf({ picture: "data:image/svg+xml;base64,PHN2Zz4=", usedAt: [1] })).toEqual(["picture", "usedAt"]);
	expect(await fieldsOf({ picture: `data:image/webp;base64,${"A".repeat(24_000)}` })).toEqual(["picture"]);
	expect(await fieldsOf({ position: 2 ** 40 })).toEqual(["position"]);
	expect((await call("PUT", "phrases/tea", form)).statusCode).toBe(422);
});

test("one too many is refused, also of two at once; what is there can still be changed", async () => {
	const { id: personId, save } = await somebody();
	const values = Array.from({ length: limits.phrases.most - 1 }, (_, at) => ({
		...form,
		personId,
		id: String(at),
		updatedAt: now,
	}));
	await context.db.insert(phrase).values(values);
	const statuses = (await Promise.all(ids.map((id) => save(id)))).map(({ statusCode }) => statusCode);
	expect(statuses.sort()).toEqual([200, 409, 409]);
	const [kept = ""] = (await context.db.select().from(phrase))
		.filter((row) => row.personId === personId && ids.includes(row.id))
		.map(({ id }) => id);
	expect((await save(kept, { text: "Changed", updatedAt: at(0) })).json()).toMatchObject({ text: "Changed" });
	const refused = await save(ids.find((id) => id !== kept) ?? "");
	expect(refused.json()).toMatchObject({ code: "too_many_phrases", detail: expect.stringContaining("1,000") });
	expect(limits.phrases.most).toBe(1_000);
});

test("photos are counted apart: one too many is refused, and a picture of ours is taken", async () => {
	const { id: personId, save } = await somebody();
	const photo = "data:image/webp;base64,UklGRg==";
	const values = Array.from({ length: limits.phrases.photos }, (_, at) => ({
		...form,
		picture: photo,
		personId,
		id: String(at),
		updatedAt: now,
	}));
	await context.db.insert(phrase).values(values);
	expect((await save(tea, { picture: photo })).json()).toMatchObject({ code: "too_many_photos" });
	expect((await save(tea)).json()).toMatchObject({ picture: "tea" });
	expect((await save(tea, { picture: photo })).statusCode).toBe(409);
});
