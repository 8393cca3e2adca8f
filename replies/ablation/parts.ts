/** What can be switched off: each file of rules, each thing learned, each group of rows of the bank. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { authoredFiles, linesOf } from "../authored.ts";
import { neutralsOf } from "./neutral.ts";
import type { Off } from "./switch.ts";

export interface Part {
	name: string;
	lines: number;
	regexes: number;
	/** Bytes of what is learned or authored, as it is sent. */
	gzip: number;
	off: Off;
}

const src = `${import.meta.dirname}/../src`;
const read = (file: string) => readFileSync(`${src}/${file}`, "utf8");

const bare = (file: string) => file.replace(/\.ts$/, "");

/** Without these there is no engine, or no score. */
const structural =
	/^(?:bank|acts\/table|learned)\/|^(?:built-in|index|plan|reply|understand|understanding|realise|validate|validate-set)\.ts$|^hearing\/(?:lately|normalise)\.ts$|^planning\/directions\.ts$|^wording\/hashed\.ts$|^acts\/(?:acts|traits|named)\.ts$|^hearing\/kinds-of-acts\.ts$|^fitting\/(?:direction|stored)\.ts$/;

/** What is learned, and the exports that read it. */
const learned: Readonly<Record<string, Off>> = {
	"acts/model.json": { "acts/model.ts": { score: "() => []" } },
	"acts/tellings-model.json": { "acts/model.ts": { scoreTelling: "() => []" } },
	"fitting/model.json": { "fitting/fits.ts": { fitsOf: "() => ({ of: () => undefined, ranked: [] })" } },
	"fitting/in-doubt.json": { "fitting/in-doubt.ts": { fitsInDoubt: "() => []", isForKind: "() => false" } },
	"hearing/kinds.json": { "hearing/kind.ts": { kindsOf: "() => []" } },
	"language/model.json": {
		"language/tag.ts": { tag: "(text) => text.toLowerCase().split(' ').map((text) => ({ text, pos: 'NOUN' }))" },
	},
	"language/vocabulary.json": { "language/known.ts": { isKnown: "() => true" } },
	"own-words/asked.json": { "own-words/asks.ts": { mattersAsked: "() => []" } },
	"safety/model.json": { "safety/likely.ts": { likelyFlag: "() => undefined" } },
	"safety/cues.json": {
		"safety/cues.ts": { flagsHeardIn: "() => []", isHarmTold: "() => false", isSpared: "() => false" },
	},
	"wording/registers.json": { "wording/registers.ts": { registersFor: "() => []" } },
};

/** Regular expressions that are written as such, or as the patterns of one. */
const regexesOf = (source: string): number =>
	source.match(
		/(?<=[\s(,[=:!&|?]|^)\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+\/[dgimsuvy]*(?=[\s.,;)\]:])|\bnew RegExp\(/gm,
	)?.length ?? 0;

/** The files that a set of replies is made with. */
function reached(file: string, seen = new Set<string>()): Set<string> {
	if (seen.has(file)) return seen;
	seen.add(file);
	for (const [, from = ""] of read(file).matchAll(/^(?:import|export|\}) (?!type ).*from "(\.[^"]+\.ts)";$/gm))
		reached(join(dirname(file), from), seen);
	return seen;
}

/** Every part; the files that cannot be switched off, and those that no set of replies needs. */
export function allParts(): { parts: Part[]; whole: string[]; apart: string[] } {
	const used = reached("testing/request.ts");
	const all = globSync("**/*.ts", { cwd: src })
		.filter((file) => !/^testing|\.test\.ts$/.test(file))
		.sort();
	const files = all.filter((file) => used.has(file) && !structural.test(file));
	const rules = files.map((file): Part => {
		const source = read(file);
		const off = { [file]: neutralsOf(source) };
		const name = bare(file);
		return { name, lines: source.split("\n").length - 1, regexes: regexesOf(source), gzip: 0, off };
	});
	const isOff = ({ off }: Part) => Object.values(off).some((exports) => Object.keys(exports).length > 0);
	const models = Object.entries(learned).map(
		([name, off]): Part => ({ name, lines: 0, regexes: 0, gzip: gzipSync(read(name)).length, off }),
	);
	const groups = authoredFiles("bank").map(([act, text]): Part => {
		const gzip = gzipSync(linesOf(text).join("\n")).length;
		return { name: `bank/${act}`, lines: linesOf(text).length, regexes: 0, gzip, off: withoutRows(act) };
	});
	return {
		parts: [...rules.filter(isOff), ...models, ...groups],
		whole: [
			...all.filter((file) => used.has(file) && structural.test(file)).map(bare),
			...rules.filter((part) => !isOff(part)).map(({ name }) => name),
		],
		apart: all.filter((file) => !used.has(file)).map(bare),
	};
}

/** The bank without the rows of an act, those that others borrow excepted. */
const withoutRows = (act: string): Off => ({
	"bank/bank.ts": {
		rowsOf: `(act) => act === "${act}" ? [] : written.rowsOf(act)`,
		rowOf: `(intent) =>
	!intent.startsWith("${act}/") ||
	[...written.bank].some(([act, rows]) => act !== "${act}" && rows.some((row) => row.intent === intent))
		? written.rowOf(intent)
		: undefined`,
	},
});
