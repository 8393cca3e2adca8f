interface Findable {
	text: string;
	folder: string;
	place?: string;
}

/** The folder names of some phrases, each once; phrases without a folder are skipped. */
export const foldersOf = (phrases: readonly Findable[]): string[] =>
	[...new Set(phrases.map(({ folder }) => folder).filter(Boolean))].sort((a, b) => a.localeCompare(b));

/** The phrases that contain every search word in their text, folder or place, limited to one folder if it is chosen. */
export function findPhrases<Phrase extends Findable>(
	phrases: readonly Phrase[],
	{ words, folder }: { words: string; folder: string },
): Phrase[] {
	const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
	return phrases.filter((phrase) => {
		const about = `${phrase.text} ${phrase.folder} ${phrase.place ?? ""}`.toLocaleLowerCase();
		return (!folder || phrase.folder === folder) && wanted.every((word) => about.includes(word));
	});
}
