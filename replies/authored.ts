import { readdirSync, readFileSync } from "node:fs";
import { brand } from "@sayso/contract/brand.ts";

/** The text files of a folder of `data/`, in the order of their names, without `.txt`. */
export function authoredFiles(
	folder: "acts" | "bank" | "cues" | "safety" | "tellings",
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

/** The turns of every act. Those that tell something are one act to begin with: how it sounds is told apart afterwards. */
export function authoredActs(): [act: string, turns: string[]][] {
	const tellings = authoredFiles("tellings").flatMap(([, text]) => linesOf(text));
	return [...turnsOf("acts"), ["telling", tellings]];
}

/** The turns that tell something, by how it sounds. */
export function authoredTellings(): [feeling: string, turns: string[]][] {
	return turnsOf("tellings");
}

function turnsOf(folder: "acts" | "tellings"): [name: string, turns: string[]][] {
	return authoredFiles(folder).map(([name, text]) => [name, linesOf(text)]);
}

/** The bank as the browser gets it: text by act, with the emergency number as it is said. */
export function authoredBank(): Record<string, string> {
	const spoken = brand.emergencyNumber === "000" ? "triple zero" : [...brand.emergencyNumber].join(" ");
	const texts = authoredFiles("bank").map(([act, text]) => [
		act,
		linesOf(text.replaceAll("{emergencyNumber}", spoken)).join("\n"),
	]);
	return Object.fromEntries(texts);
}

/** The safety cues as the browser gets them: text by file, without remarks, one cue or class of words a line. */
export function authoredCues(): Record<string, string> {
	const whole = (text: string) => linesOf(text.replaceAll("\n\t", "")).join("\n");
	return Object.fromEntries(authoredFiles("cues").map(([name, text]) => [name, whole(text)]));
}
