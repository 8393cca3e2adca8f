interface Findable {
	text: string;
	folder: string;
	place?: string;
}

/** The folders of some phrases by name, each once; those without one have none. */
export const foldersOf = (phrases: readonly Findable[]): string[] =>
	[...new Set(phrases.map(({ folder }) => folder).filter(Boolean))].sort((a, b) => a.localeCompare(b));

/** Those with every word that is looked for in their text, folder or place, wherever it stands; in one folder, where one is chosen. */
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
