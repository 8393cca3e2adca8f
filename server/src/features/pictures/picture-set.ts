/** Pictures of one kind that lie on this machine. */
export interface PictureSet {
	/** Whether a picture, once given out, is there for good: no better set stands in front of this one. */
	isFinal: boolean;
	/** The path of the SVG file for a keyword, or undefined where the set has none that fits. */
	find(keyword: string): string | undefined;
}

/** Files of a set by plain name. An empty one says that no picture fits the name, and ends the search. */
export type PictureIndex = ReadonlyMap<string, string>;

/** The file of the first of these names that the index knows. */
export function fileOf(names: readonly string[], index: PictureIndex): string | undefined {
	const name = names.find((known) => index.has(known));
	return (name && index.get(name)) || undefined;
}
