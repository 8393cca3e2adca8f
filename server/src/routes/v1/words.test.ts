import { limits } from "@sayso/contract/limits.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";

const { app } = await testApp();

async function somebody() {
	const { headers } = await signUp(app);
	return {
		put: (words: unknown) => app.inject({ method: "PUT", url: "/api/v1/words", headers, payload: { words } }),
		words: async () => (await app.inject({ url: "/api/v1/words", headers })).json().words,
		taken: async () => (await app.inject({ url: "/api/v1/users/export", headers })).json().tables.my_words,
	};
}
const siobhan = { word: "Siobhan", sayAs: "shi-vawn" };

test("words are kept for their person alone, the whole list at once, and are part of what they take away", async () => {
	const [one, other] = [await somebody(), await somebody()];
	expect(await one.words()).toEqual([]);
	await one.put([siobhan]);
	await one.put([siobhan, { word: " Ngaire " }]);
	const kept = [siobhan, { word: "Ngaire", sayAs: "" }];
	expect(await one.words()).toEqual(kept);
	expect(await other.words()).toEqual([]);
	expect((await one.taken()).map(({ words }: { words: unknown }) => words)).toEqual([kept]);
	expect(await other.taken()).toEqual([]);
});

test.each([
	["no word", [{ word: "  " }]],
	["nothing to look for", [{ word: "?!" }]],
	["one that is too long", [{ word: "x".repeat(41) }]],
	["too long to say", [{ word: "x", sayAs: "x".repeat(81) }]],
	["the same word twice", [siobhan, { word: "SIOBHAN" }]],
	["too many", Array.from({ length: limits.myWords.most + 1 }, (_, at) => ({ word: `w${at}` }))],
	["no list", "Siobhan"],
])("%s is refused, and what was saved stays", async (_, words) => {
	const { put, ...person } = await somebody();
	await put([siobhan]);
	expect((await put(words)).statusCode).toBe(422);
	expect(await person.words()).toEqual([siobhan]);
});

test("a caller who is not signed in gets no words", async () => {
	expect((await app.inject({ url: "/api/v1/words" })).statusCode).toBe(401);
});
