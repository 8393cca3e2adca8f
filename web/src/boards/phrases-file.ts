import { Phrase } from "@sayso/contract/entities/phrase.ts";
import { limits } from "@sayso/contract/limits.ts";
import { type Imported, problemList } from "./imported.ts";
import { plainText } from "./plain-text.ts";

/** Phrases in our own file format. */
export interface PhrasesFile {
	format: "sayso-phrases";
	version: 1;
	phrases: Omit<Phrase, "updatedAt">[];
}

/** Writes all data of some phrases: `importPhrases` reads it without loss. */
export const exportPhrases = (phrases: readonly Phrase[]): PhrasesFile => ({
	format: "sayso-phrases",
	version: 1,
	phrases: phrases.map(({ updatedAt: _, ...phrase }) => phrase),
});

/** Whether data looks like a file of `exportPhrases`, of any version. */
export const isPhrasesFile = (json: unknown): json is { version: unknown; phrases: unknown[] } =>
	typeof json === "object" &&
	json !== null &&
	"format" in json &&
	json.format === "sayso-phrases" &&
	"phrases" in json &&
	Array.isArray(json.phrases);

const Saved = Phrase.omit({ updatedAt: true });
/** The least usable part of a broken phrase: its text. */
const Least = Saved.pick({ text: true });

/** Reads the usable parts of a file of our own. Of a newer version the known parts are read. */
export function importPhrases(json: unknown): Imported {
	if (!isPhrasesFile(json)) return { phrases: [], problems: ["This is not a file of phrases."] };
	const problems = problemList();
	const phrases = json.phrases.flatMap((each, at) => {
		const whole = Saved.safeParse(each);
		if (whole.success) return [whole.data];
		const least = Least.safeParse(each);
		const text = plainText(typeof each === "object" && each !== null && "text" in each ? each.text : "");
		if (!least.success) {
			problems.add("These could not be read", text || `number ${at + 1}`);
			return [];
		}
		problems.add("Only the words of these could be read", text);
		return [least.data];
	});
	const { most } = limits.phrases;
	if (phrases.length > most)
		problems.add(`More than ${most.toLocaleString("en")} phrases are too many`, "the last ones");
	return { phrases: phrases.slice(0, most), problems: problems.sentences() };
}
