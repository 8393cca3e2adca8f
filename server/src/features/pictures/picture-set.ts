/** Pictures of one kind on this machine. */
export interface PictureSet {
	/** Whether a picture is permanent once it was served, because no better set can be installed before this one. */
	isFinal: boolean;
	/** The path of the SVG file for a keyword; undefined if the set has no suitable one. */
	find(keyword: string): string | undefined;
}

/** Files of a set by plain name. An empty path means that no picture suits the name, and ends the search. */
export type PictureIndex = ReadonlyMap<string, string>;

/** The file of the first of these names that is in the index. */
export function fileOf(names: readonly string[], index: PictureIndex): string | undefined {
	const name = names.find((known) => index.has(known));
	return (name && index.get(name)) || undefined;
}
