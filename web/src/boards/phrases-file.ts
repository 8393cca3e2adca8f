import { Phrase } from "@sayso/contract/entities/phrase.ts";
import { limits } from "@sayso/contract/limits.ts";
import { type Imported, problemList } from "./imported.ts";
import { plainText } from "./plain-text.ts";

/** Phrases as a file of our own. */
export interface PhrasesFile {
	format: "sayso-phrases";
	version: 1;
	phrases: Omit<Phrase, "updatedAt">[];
}

/** Everything there is to know of some phrases: what `importPhrases` reads, nothing lost. */
export const exportPhrases = (phrases: readonly Phrase[]): PhrasesFile => ({
	format: "sayso-phrases",
	version: 1,
	phrases: phrases.map(({ updatedAt: _, ...phrase }) => phrase),
});

/** Whether something looks like a file of `exportPhrases`, of whichever version. */
export const isPhrasesFile = (json: unknown): json is { version: unknown; phrases: unknown[] } =>
	typeof json === "object" &&
	json !== null &&
	"format" in json &&
	json.format === "sayso-phrases" &&
	"phrases" in json &&
	Array.isArray(json.phrases);

const Saved = Phrase.omit({ updatedAt: true });
/** What can be used of a phrase that is not whole: the words of somebody come first. */
const Least = Saved.pick({ text: true });

/** What of a file of our own can be used. A newer version is read as far as it is known. */
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
