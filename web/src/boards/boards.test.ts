import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { exportPhrases, importPhrases } from "./phrases-file.ts";
import { readBoards } from "./read-boards.ts";
import { takeIn } from "./take-in.ts";
import { writeBoards } from "./write-boards.ts";

/** An image of one pixel. */
const webp = "UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/vuUAAA=";
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const phrase = (text: string, change: Partial<Phrase> = {}): Phrase => ({
	id: crypto.randomUUID(),
	text,
	emoji: "",
	picture: "",
	folder: "",
	place: "",
	kind: "phrase",
	position: 0,
	used: 0,
	usedAt: [0, 0, 0, 0],
	updatedAt: "2026-03-01T12:00:00.000Z",
	...change,
});
const saved = [
	phrase("Tea, please.", { emoji: "🫖", folder: "Kitchen", place: "home", used: 7, usedAt: [0, 4, 3, 0] }),
	phrase("Where is my book?", { position: 1, picture: "book" }),
	phrase("This is my brother.", { position: 2, folder: "Kitchen", picture: `data:image/webp;base64,${webp}` }),
	phrase(":speak && +s", { position: 3, kind: "instant" }),
	phrase("<b>Ünï</b> “quotes” 日本", { position: 4, folder: "A/B: “C”" }),
];
const json = (value: unknown) => strToU8(JSON.stringify(value));
const textsOf = (bytes: Uint8Array<ArrayBuffer>) => readBoards(bytes).phrases.map(({ text }) => text);
const board = (buttons: readonly object[], more: object = {}) => ({
	format: "open-board-0.1",
	id: "b",
	name: "My board",
	buttons: buttons.map((button, id) => ({ id, ...button })),
	...more,
});

test.each([
	["JSON", () => json(exportPhrases(saved))],
	["an archive of boards", () => writeBoards(saved)],
])("an export as %s is imported again without loss", (_, write) => {
	const { phrases, problems } = readBoards(write());
	expect(problems).toEqual([]);
	const { save } = takeIn(phrases, []);
	const plain = ({ position: _, updatedAt: __, ...others }: Partial<Phrase>) => others;
	const byText = (a: Partial<Phrase>, b: Partial<Phrase>) => ((a.text ?? "") < (b.text ?? "") ? -1 : 1);
	expect(save.map(plain).sort(byText)).toEqual(saved.map(plain).sort(byText));
	expect(new Set(save.map(({ position }) => position)).size).toBe(saved.length);
	// A second import adds nothing.
	expect(takeIn(phrases, saved)).toEqual({ save: [], known: saved.length, left: 0 });
});

test("an archive follows the format: a root, every board at its path, grids of existing buttons", () => {
	const files = unzipSync(writeBoards(saved));
	const read = (path: string) => JSON.parse(new TextDecoder().decode(files[path]));
	const manifest = read("manifest.json");
	expect(manifest).toMatchObject({ format: "open-board-0.1", root: "boards/0.obf" });
	for (const [id, path] of Object.entries<string>(manifest.paths.boards)) {
		const { grid, buttons, images, sounds, ...board } = read(path);
		expect(board).toMatchObject({ format: "open-board-0.1", id, locale: "en", name: expect.any(String) });
		expect(sounds).toEqual([]);
		expect(grid.order).toHaveLength(grid.rows);
		for (const row of grid.order) expect(row).toHaveLength(grid.columns);
		const ids = buttons.map((button: { id: string }) => button.id);
		expect(grid.order.flat().filter(Boolean)).toEqual(ids);
		for (const { load_board, image_id } of buttons) {
			if (load_board) expect(Object.keys(files)).toContain(load_board.path);
			if (image_id) expect(images.map((image: { id: string }) => image.id)).toContain(image_id);
		}
	}
	for (const path of Object.values<string>(manifest.paths.images)) expect(Object.keys(files)).toContain(path);
});

test("a board of another program: its words in grid order, its pictures, and a list of what is not a phrase", () => {
	const { phrases, problems } = readBoards(
		json(
			board(
				[
					{ label: "cat", vocalization: "feline", image_id: 5 },
					{ label: "happy", image_id: "web" },
					{ label: "More", load_board: { path: "boards/more.obf" } },
					{ label: "Clear", action: ":clear" },
					{ label: "Speak", vocalization: ":speak" },
					{ label: "Secret", hidden: true },
					{ label: "  " },
				],
				{
					grid: { rows: 1, columns: 2, order: [[1, 0, "nobody", null]] },
					images: [
						{ id: 5, data: `data:image/png;base64,${png}` },
						{ id: "web", url: "https://example.org/happy.png" },
					],
				},
			),
		),
	);
	expect(phrases).toMatchObject([
		{ text: "happy", folder: "My board" },
		{ text: "feline", folder: "My board", image: { type: "image/png" } },
	]);
	expect(problems).toEqual([
		"The pictures of these are on a web site, and were left there: “happy”.",
		"These lead to boards that are not in the file: “More”.",
		"These do something in the other program and say nothing: “Clear”, “Speak”.",
		"These were hidden in the other program: “Secret”.",
		"These say nothing in words: “a button”.",
	]);
});

test("an archive whose manifest is broken, or points outside it, gives the boards it contains", () => {
	const files = {
		"manifest.json": json({ root: "../../etc/passwd", paths: { boards: { a: "/a.obf" }, images: { 1: "../x.png" } } }),
		"a.obf": json(board([{ label: "One", image_id: "1" }])),
		"deep/b.OBF": json(board([{ label: "Two" }])),
		"../evil.obf": json(board([{ label: "Evil" }])),
		"c.obf": strToU8("{ broken"),
	};
	const { phrases, problems } = readBoards(zipSync(files));
	expect(phrases.map(({ text }) => text)).toEqual(["One", "Two"]);
	expect(problems.join(" ")).toMatch(/damaged or too large.*could not be read: “c.obf”.*not in the file: “One”/);
	expect(textsOf(zipSync({ ...files, "manifest.json": strToU8("[]") }))).toEqual(["One", "Two"]);
	const whole = zipSync(files);
	expect(() => readBoards(whole.subarray(0, whole.length / 2))).not.toThrow();
});

test("an archive that unpacks to more than the limits is read no further", () => {
	const zeros = new Uint8Array(22 * 1024 * 1024);
	const bomb = zipSync({
		"good.obf": json(board([{ label: "Hello" }])),
		"a.bin": zeros,
		"b.bin": zeros,
		"c.bin": zeros,
	});
	const { phrases, problems } = readBoards(bomb);
	expect(phrases.map(({ text }) => text)).toEqual(["Hello"]);
	expect(problems[0]).toMatch(/too large/);
	expect(textsOf(new Uint8Array(25 * 1024 * 1024))).toEqual([]);
});

test("broken, oversized or mislabelled pictures are left out and listed", () => {
	const huge = Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0));
	new DataView(huge.buffer).setUint32(16, 100_000);
	const images = {
		huge,
		script: strToU8("<html><script>alert(1)</script></html>"),
		cut: huge.subarray(0, 12),
		drawing: strToU8('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
	};
	const { phrases, problems } = readBoards(
		zipSync({
			"a.obf": json(
				board(
					Object.keys(images).map((id) => ({ label: id, image_id: id })),
					{ images: Object.keys(images).map((id) => ({ id, path: `images/${id}.png`, content_type: "image/png" })) },
				),
			),
			...Object.fromEntries(Object.entries(images).map(([id, bytes]) => [`images/${id}.png`, bytes])),
		}),
	);
	expect(phrases.map(({ image }) => image?.type)).toEqual([undefined, undefined, undefined, "image/svg+xml"]);
	expect(problems).toEqual([
		"The pictures of these are broken, too large or of another kind: “huge”, “script”, “cut”.",
	]);
});

test.each([
	["nothing", ""],
	["no JSON", "hello"],
	["JSON of something else", '{"a":1}'],
	["null", "null"],
	["very deep JSON", "[".repeat(200_000)],
	["a board without buttons", '{"format":"open-board-0.1"}'],
	[
		"buttons that are none",
		'{"format":"open-board-0.1","buttons":[null,1,"x",[],{"label":{"a":1}}],"grid":7,"images":"x"}',
	],
	["a polluting board", '{"format":"open-board-0.1","buttons":[{"__proto__":{"label":"x"},"constructor":{}}]}'],
])("%s gives no phrases and no error", (_, text) => {
	expect(readBoards(strToU8(text)).phrases).toEqual([]);
	expect({}).not.toHaveProperty("label");
});

test("hostile text becomes plain: one line, no direction marks, no lone surrogates", () => {
	const { phrases } = readBoards(json(board([{ label: "Pay\u202e 001\u0000\n\t\u{1f600}\ud83d" }, { label: 42 }])));
	expect(phrases.map(({ text }) => text)).toEqual(["Pay 001 😀", "42"]);
	expect(textsOf(json(board([{ label: "x".repeat(501) }])))).toEqual([]);
});

test("a half broken file of our own gives its readable parts", () => {
	const [tea, book] = exportPhrases(saved).phrases;
	const { phrases, problems } = importPhrases({
		format: "sayso-phrases",
		version: 9,
		phrases: [tea, { ...book, picture: "javascript:alert(1)" }, { text: "" }, null],
	});
	expect(phrases).toEqual([tea, { text: "Where is my book?" }]);
	expect(problems).toEqual([
		"Only the words of these could be read: “Where is my book?”.",
		"These could not be read: “number 3”, “number 4”.",
	]);
	expect(importPhrases([]).problems).toHaveLength(1);
});

test("imports stop at the limit, and a used id is never assigned again", () => {
	const many = Array.from({ length: 1_001 }, (_, at) => ({ text: `Number ${at}` }));
	const { save, left } = takeIn(many, saved);
	expect([save.length, left]).toEqual([995, 6]);
	const [tea] = saved;
	const [again] = takeIn([{ ...tea, text: "Another" }], saved).save;
	expect(again).toMatchObject({ text: "Another", position: 5 });
	expect(again?.id).not.toBe(tea?.id);
});
