const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** The neighbouring key. */
function beside(key: string): string {
	const row = rows.find((each) => each.includes(key)) ?? key;
	const at = row.indexOf(key);
	return row[at + 1] ?? row[at - 1] ?? key;
}

/** A word with one typing error after its first letter, of four kinds in turn. @param which selects kind and place */
export function slipped(word: string, which: number): string {
	const at = 1 + (which % (word.length - 2));
	const [before, key, next, after] = [word.slice(0, at), word[at] ?? "", word[at + 1] ?? "", word.slice(at + 2)];
	const kinds = [
		before + next + key + after,
		before + next + after,
		before + key + key + next + after,
		before + beside(key) + next + after,
	];
	return kinds[which % kinds.length] ?? word;
}
