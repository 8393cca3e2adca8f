import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readArchive } from "./archive.ts";
import { readBoards } from "./read-boards.ts";

/** An image of one pixel. */
const png = Uint8Array.from(
	atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
	(byte) => byte.charCodeAt(0),
);
const json = (value: unknown) => strToU8(JSON.stringify(value));
const board = (id: string, name: string, buttons: readonly object[], images: readonly object[] = []) =>
	json({ format: "open-board-0.1", id, name, buttons: buttons.map((button, at) => ({ id: at, ...button })), images });
const read = (files: Record<string, Uint8Array>) => readBoards(zipSync(files));
const shown = ({ phrases }: ReturnType<typeof readBoards>) =>
	phrases.map(({ text, folder, image }) => [folder, text, image?.type].filter(Boolean).join(": "));

/** An archive written by a program that knows the size of a file only after its bytes. */
function streamed(files: Record<string, Uint8Array>, Kind: typeof ZipPassThrough | typeof ZipDeflate) {
	const parts: Uint8Array[] = [];
	const zip = new Zip((_error, part) => parts.push(part));
	for (const [name, bytes] of Object.entries(files)) {
		const file = new Kind(name);
		zip.add(file);
		file.push(bytes, true);
	}
	zip.end();
	return new Uint8Array(parts.flatMap((part) => [...part]));
}

test.each([
	["stored", ZipPassThrough],
	["deflated", ZipDeflate],
])("a streamed archive is read whole, even if a picture contains bytes of an archive: %s", (_, Kind) => {
	const inner = zipSync({ "a.txt": strToU8("text ".repeat(50)) });
	const picture = new Uint8Array([...png, ...inner, ...png]);
	const archive = streamed(
		{
			"images/1.png": picture,
			"boards/1.obf": board("1", "Drinks", [{ label: "coffee", image_id: 9 }], [{ id: 9, path: "images/1.png" }]),
		},
		Kind,
	);
	const set = readBoards(archive);
	expect(shown(set)).toEqual(["Drinks: coffee: image/png"]);
	expect(set.phrases[0]?.image?.bytes).toEqual(picture);
	expect(set.problems).toEqual([]);
});

test("a file with a wrong checksum is listed as broken, and the others are read", () => {
	const archive = zipSync(
		{ "a.obf": board("a", "A", [{ label: "one" }]), "b.obf": board("b", "B", [{ label: "two" }]) },
		{ level: 0 },
	);
	const at = new TextDecoder("latin1").decode(archive).indexOf('"two"');
	archive[at + 1] = 0x6e;
	const set = readBoards(archive);
	expect(shown(set)).toEqual(["A: one"]);
	expect(set.problems[0]).toMatch(/^Parts of this file are damaged or too large/);
});

test("an archive with false sizes is read only up to the limits", () => {
	const archive = zipSync({
		"zeros.bin": new Uint8Array(8 * 1024 * 1024),
		"a.obf": board("a", "A", [{ label: "one" }]),
	});
	const view = new DataView(archive.buffer);
	const directory = view.getUint32(archive.length - 6, true);
	view.setUint32(directory + 24, 10, true);
	const { files, isWhole } = readArchive(archive);
	expect([...files.keys()]).toEqual(["a.obf"]);
	expect(isWhole).toBe(false);
});

test("a truncated archive is read as far as possible, and the note says that the rest is missing", () => {
	const files = { "a.obf": board("a", "A", [{ label: "one" }]), "b.obf": board("b", "B", [{ label: "two" }]) };
	const whole = zipSync(files, { level: 0 });
	const set = readBoards(whole.subarray(0, whole.length / 2));
	expect(shown(set)).toEqual(["A: one"]);
	expect(set.problems[0]).toMatch(/^Parts of this file are damaged or too large/);
	expect(readBoards(streamed(files, ZipDeflate).subarray(0, 200)).problems).toEqual([
		"There is no board in this file that could be read.",
	]);
});

const home = board("home", "Home", [{ label: "hello" }, { label: "food", load_board: { path: "boards/food.obf" } }]);
const food = board("food", "Food", [{ label: "soup", image_id: 9 }]);
const manifest = json({ root: "boards/home.obf", paths: { images: { 9: "images/1.png" } } });

test("an archive repacked on a Mac, with a folder around it, reads the same", () => {
	const set = read({
		"My boards/boards/food.obf": food,
		"My boards/boards/home.obf": home,
		"My boards/images/1.png": png,
		"My boards/manifest.json": manifest,
		"My boards/.DS_Store": new Uint8Array(8),
		"__MACOSX/My boards/boards/._home.obf": new Uint8Array(8),
		"__MACOSX/._My boards": new Uint8Array(8),
	});
	expect(shown(set)).toEqual(["Home: hello", "Food: soup: image/png"]);
	expect(set.problems).toEqual([]);
});

test("paths with a leading slash, and with decomposed accents, are found", () => {
	const set = read({
		"manifest.json": json({ paths: { boards: { 1: "/boards/1.obf" }, images: { 9: "/images/cafe\u0301.png" } } }),
		"boards/1.obf": board("1", "Top", [
			{ label: "coffee", image_id: 9 },
			{ label: "more", load_board: { path: "/boards/2.obf" } },
		]),
		"boards/2.obf": board("2", "More", [{ label: "tea", image_id: 8 }], [{ id: 8, path: "images/th\u00e9.png" }]),
		"images/caf\u00e9.png": png,
		"images/the\u0301.png": png,
	});
	expect(shown(set)).toEqual(["Top: coffee: image/png", "More: tea: image/png"]);
	expect(set.problems).toEqual([]);
});

test("a board in the manifest that is missing from the archive is listed", () => {
	const paths = { boards: { a: "a.obf", b: "boards/b.obf" } };
	const set = read({ "manifest.json": json({ root: "a.obf", paths }), "a.obf": board("a", "A", [{ label: "one" }]) });
	expect(shown(set)).toEqual(["A: one"]);
	expect(set.problems).toEqual(["These boards are named, and not in the file: “boards/b.obf”."]);
});
