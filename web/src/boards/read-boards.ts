import { limits } from "@sayso/contract/limits.ts";
import { type Files, readArchive, safePath } from "./archive.ts";
import { type Imported, type ImportedPhrase, type ProblemList, problemList } from "./imported.ts";
import { Board, Manifest } from "./open-board.ts";
import { importPhrases, isPhrasesFile } from "./phrases-file.ts";
import { readBoard } from "./read-board.ts";

/** The largest file that is read, in bytes. */
export const largestFile = 24 * 1024 * 1024;

/**
 * Reads a file of phrases from any program: our own JSON, a board (`.obf`) or an archive of boards (`.obz`). Usable parts are
 * returned, the rest is listed. The type is detected from the bytes, not the name.
 */
export function readBoards(bytes: Uint8Array<ArrayBuffer>): Imported {
	if (bytes.length > largestFile) return unusable("This file is too large to be a board.");
	// "PK": an archive.
	if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readSet(bytes);
	const json = jsonOf(bytes);
	if (isPhrasesFile(json)) return importPhrases(json);
	const board = Board.safeParse(json);
	if (!board.success) return unusable("This file holds neither phrases nor a board.");
	const problems = problemList();
	const around = { files: new Map(), manifest: undefined, hasBoard: () => false };
	return within(readBoard(board.data, around, problems), problems.sentences());
}

function readSet(bytes: Uint8Array<ArrayBuffer>): Imported {
	const { files, isWhole } = readArchive(bytes);
	const manifest = Manifest.safeParse(jsonOf(files.get("manifest.json"))).data;
	const problems = problemList();
	const boards = pathsOfBoards(files, manifest, problems).flatMap((path) => {
		const board = Board.safeParse(jsonOf(files.get(path)));
		if (!board.success) problems.add("These boards could not be read", path);
		return board.success ? [{ path, board: board.data }] : [];
	});
	if (boards.length === 0) return unusable("There is no board in this file that could be read.");
	const around = {
		files,
		manifest,
		hasBoard: ({ id, path }: { id?: string | undefined; path?: string | undefined }) =>
			boards.some(
				(other) => (path !== undefined && other.path === safePath(path)) || (id !== undefined && other.board.id === id),
			),
	};
	const phrases = boards.flatMap(({ board }) => readBoard(board, around, problems));
	const broken = isWhole ? [] : ["Parts of this file are damaged or too large. What could be read is here."];
	return within(phrases, [...broken, ...problems.sentences()]);
}

/** The root first, then the boards in the manifest, then every other board in the archive. */
function pathsOfBoards(files: Files, manifest: Manifest | undefined, problems: ProblemList): string[] {
	const { root, paths } = manifest ?? {};
	const named = [...(root ? [root] : []), ...Object.values(paths?.boards ?? {})];
	const isThere = (path: string) => files.has(safePath(path) ?? "");
	for (const path of new Set(named))
		if (!isThere(path)) problems.add("These boards are named, and not in the file", path);
	const there = [...files.keys()].filter((path) => path.toLowerCase().endsWith(".obf"));
	return [...new Set([...named.filter(isThere).map((path) => safePath(path) ?? ""), ...there])];
}

function within(phrases: ImportedPhrase[], problems: string[]): Imported {
	const { most } = limits.phrases;
	if (phrases.length <= most) return { phrases, problems };
	const left = `There are ${phrases.length.toLocaleString("en")} phrases in it: the first ${most.toLocaleString("en")} were read.`;
	return { phrases: phrases.slice(0, most), problems: [...problems, left] };
}

const unusable = (problem: string): Imported => ({ phrases: [], problems: [problem] });

/** The content of a file if it is JSON. */
function jsonOf(bytes: Uint8Array | undefined): unknown {
	try {
		// Some programs write a byte order mark, which is not part of the text.
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		return undefined;
	}
}
