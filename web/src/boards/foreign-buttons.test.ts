import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { readBoards } from "./read-boards.ts";

const read = (buttons: readonly object[], more: object = {}) =>
	readBoards(
		strToU8(
			JSON.stringify({
				format: "open-board-0.1",
				name: "Board",
				buttons: buttons.map((button, id) => ({ id, ...button })),
				...more,
			}),
		),
	);
const textsOf = ({ phrases }: ReturnType<typeof readBoards>) => phrases.map(({ text }) => text);

test("a button's text is a phrase, even if it opens a board, and a missing board is listed", () => {
	const set = read([
		{ label: "hungry", vocalization: "I am hungry", load_board: { id: "7" } },
		{ label: "tea", load_board: { id: "8" }, ext_coughdrop_add_to_vocalization: true },
		{ label: "soup", load_board: { id: "9" }, ext_coughdrop_link_disabled: true },
		{ label: "More", load_board: { id: "10" } },
	]);
	expect(textsOf(set)).toEqual(["I am hungry", "tea", "soup"]);
	expect(set.problems).toEqual(["These lead to boards that are not in the file: “hungry”, “tea”, “More”."]);
});

test("a button that speaks or adds words is a phrase; its other actions are listed as left out", () => {
	const set = read([
		{ label: "love", vocalization: "I love you", action: ":speak" },
		{ label: "want", actions: [":add"] },
		{ label: "bye", vocalization: "Good bye && :home" },
		...[":)", ":D", "+1 from me", "Salt && pepper"].map((vocalization) => ({ label: "x", vocalization })),
		{ label: "Speak", action: ":speak" },
		{ label: "clear", action: ":clear" },
		{ label: "+less", action: "+less" },
	]);
	expect(textsOf(set)).toEqual(["I love you", "want", "Good bye", ":)", ":D", "+1 from me", "Salt && pepper"]);
	expect(set.problems).toEqual([
		"These also do something in the other program, and only say their words here: “bye”.",
		"These do something in the other program and say nothing: “Speak”, “clear”, “+less”.",
	]);
});

test("a recording is listed as left out", () => {
	const set = read([{ label: "Hello", sound_id: "s1" }]);
	expect(textsOf(set)).toEqual(["Hello"]);
	expect(set.problems).toEqual(["These have a recording, which was left out: “Hello”."]);
});

test.each([
	["en", "Greetings", "Hello", "I need help, please"],
	["es", "name", "Hola", "need_voc"],
	["en_GB", "Greetings", "Hello", "I need help, please"],
	["xx", "name", "greeting", "need_voc"],
])("labels given by key use the board's own language: %s", (locale, folder, greeting, need) => {
	const { phrases } = read([{ label: "greeting" }, { label: "need", vocalization: "need_voc" }], {
		name: "name",
		locale,
		strings: {
			en: { name: "Greetings", greeting: "Hello", need_voc: "I need help, please" },
			es: { greeting: "Hola" },
			fr: "broken",
		},
	});
	expect(phrases).toEqual([
		{ text: greeting, folder },
		{ text: need, folder },
	]);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="100%"><title>é #</title></svg>';
const entity = `<!DOCTYPE svg [<!ENTITY ns "x">]>${svg}`;
test.each([
	["written as it is", `data:image/svg+xml;utf8,${svg}`],
	["with percent signs", `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`],
	["without a kind", `data:,${encodeURIComponent(svg)}`],
	[
		"in base64, named in capitals",
		`data:image/svg+xml;charset=utf-8;BASE64,${btoa(String.fromCharCode(...strToU8(svg)))}`,
	],
])("a drawing %s is imported byte for byte", (_, data) => {
	const { phrases, problems } = read([{ label: "a", image_id: "1" }], { images: [{ id: "1", data }] });
	expect(phrases[0]?.image).toEqual({ type: "image/svg+xml", bytes: strToU8(svg) });
	expect(problems).toEqual([]);
});

test.each([
	["with entities of its own", `data:image/svg+xml,${encodeURIComponent(entity)}`],
	["that is cut", "data:image/png;base64,iVBOR%"],
])("a picture %s is listed as unusable", (_, data) => {
	const { phrases, problems } = read([{ label: "a", image_id: "1" }], { images: [{ id: "1", data }] });
	expect(phrases).toEqual([{ text: "a", folder: "Board" }]);
	expect(problems).toEqual(["The pictures of these are broken, too large or of another kind: “a”."]);
});
