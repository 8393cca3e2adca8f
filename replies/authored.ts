import { readdirSync, readFileSync } from "node:fs";
import { asksOf } from "./src/own-words/asking-forms.ts";
import { matters } from "./src/own-words/matters.ts";

/** The text files of a folder of `data/`, in the order of their names, without `.txt`. */
export function authoredFiles(
	folder: "acts" | "asked" | "bank" | "cues" | "kinds" | "registers" | "safety" | "tellings" | "told",
): [name: string, text: string][] {
	const root = `${import.meta.dirname}/data/${folder}`;
	return readdirSync(root)
		.filter((file) => file.endsWith(".txt"))
		.sort()
		.map((file) => [file.replace(/\.txt$/, ""), readFileSync(`${root}/${file}`, "utf8")]);
}

/** The lines of a text file that are not empty and no remark. */
export function linesOf(text: string): string[] {
	return text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "" && !line.startsWith("//"));
}

/** The turns of every act. Statements are one act at first: how each one sounds is decided afterwards. */
export function authoredActs(): [act: string, turns: string[]][] {
	const tellings = authoredFiles("tellings").flatMap(([, text]) => linesOf(text));
	return [...turnsOf("acts"), ["telling", tellings]];
}

/** The turns that tell something, by how it sounds. */
export function authoredTellings(): [feeling: string, turns: string[]][] {
	return turnsOf("tellings");
}

/** Of the turns that teach what danger is, one in so many teaches that it is a kind of turn. */
const oneIn = 2;
const dangers = ["safety-abuse", "safety-emergency", "safety-secret", "safety-self-harm"];

/** Whole turns, by the kind of answer they call for. */
export function authoredKinds(): [kind: string, turns: string[]][] {
	const dangerous = authoredFiles("safety")
		.filter(([flag]) => dangers.includes(flag))
		.flatMap(([, text]) => linesOf(text).filter((_, i) => i % oneIn === 0));
	return authoredFits().map(({ kind, turns }) => {
		const own = turns.map(({ turn }) => turn);
		return [kind, kind === "danger" ? [...own, ...dangerous] : own];
	});
}

/** Of so many turns of a kind, one teaches what does not ask about a person's life. More of the questions do: they are nearer. */
const oneOf = { telling: 5, asking: 2 } as const;
const asking = /^(?:wh-|yes-no|choice|view)/;

/** Whole turns that ask about a matter of one's life; and those that do not, some of which come near it. */
export function authoredAsked(): [isAsked: string, turns: string[]][] {
	const files = turnsOf("asked");
	const of = (isNone: boolean) => files.filter(([name]) => (name === "none") === isNone).flatMap(([, turns]) => turns);
	const others = authoredFits().flatMap(({ kind, turns }) =>
		turns
			.map(({ turn }) => turn)
			.filter((turn) => !matters.some((matter) => asksOf(matter, turn)))
			.filter((_, i) => i % (asking.test(kind) ? oneOf.asking : oneOf.telling) === 0),
	);
	return [
		["asked", of(false)],
		["none", [...of(true), ...others]],
	];
}

/** The turns of a kind, and which of the rows that were tried on them fit each. */
export interface KindOfTurns {
	kind: string;
	/** Intents of the bank. */
	rows: string[];
	/** With the indices of the rows that fit, best first; empty where the file names none. */
	turns: { turn: string; fits: number[] }[];
}

/** Which replies fit a turn, by its kind. */
export function authoredFits(): KindOfTurns[] {
	return authoredFiles("kinds").map(([kind, text]) => {
		const lines = linesOf(text);
		const turns = lines.filter((line) => !line.startsWith(rowMark));
		return {
			kind,
			rows: lines.filter((line) => line.startsWith(rowMark)).map((line) => line.slice(rowMark.length)),
			turns: turns.map((line) => {
				const [turn = "", fits = ""] = line.split("\t");
				return {
					turn,
					fits: fits
						.split(" ")
						.filter(Boolean)
						.map((number) => Number(number) - 1),
				};
			}),
		};
	});
}

const rowMark = "= ";

/** A turn, and what of `bank/in-doubt.txt` could be said to it. */
export interface Doubted {
	kind: string;
	turn: string;
	/** Intents of the bank. */
	fits: string[];
}

export const authoredDoubts = (): Doubted[] =>
	linesOf(readFileSync(`${import.meta.dirname}/data/in-doubt.tsv`, "utf8")).map((line) => {
		const [kind = "", turn = "", names = ""] = line.split("\t");
		return {
			kind,
			turn,
			fits: names
				.split(" ")
				.filter(Boolean)
				.map((name) => `in-doubt/${name}`),
		};
	});

function turnsOf(folder: "acts" | "asked" | "tellings"): [name: string, turns: string[]][] {
	return authoredFiles(folder).map(([name, text]) => [name, linesOf(text)]);
}

/** The bank as the browser gets it: text by act. */
export function authoredBank(): Record<string, string> {
	return Object.fromEntries(authoredFiles("bank").map(([act, text]) => [act, linesOf(text).join("\n")]));
}

/** The safety cues as the browser gets them: text by file, without remarks, one cue or class of words a line. */
export function authoredCues(): Record<string, string> {
	const whole = (text: string) => linesOf(text.replaceAll("\n\t", "")).join("\n");
	return Object.fromEntries(authoredFiles("cues").map(([name, text]) => [name, whole(text)]));
}

/** Turns that nothing is taught with: they measure what the engine makes of the unseen. */
export function developmentTurns(
	file = `${import.meta.dirname}/data/development.tsv`,
): { context: string; act: string; text: string }[] {
	const lines = readFileSync(file, "utf8").trim().split("\n").slice(1);
	return lines.map((line) => {
		const [context = "", act = "", text = ""] = line.split("\t");
		return { context, act, text };
	});
}
