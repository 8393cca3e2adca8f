/**
 * What the tag of a word is decided by: the word, the ones around it, and their usual tags.
 *
 * @param words in lower case
 * @param usual their usual tags
 * @param before the tag that was decided for the word before, `^` for the first
 */
export function signsOf(words: readonly string[], usual: readonly string[], at: number, before: string): string[] {
	const word = (by: number) => words[at + by] ?? (by < 0 ? "^" : "$");
	const tag = (by: number) => usual[at + by] ?? (by < 0 ? "^" : "$");
	const [here, own] = [word(0), tag(0)];
	return [
		`= ${own}`,
		`=w ${here}`,
		`- ${tag(-1)} ${own}`,
		`+ ${own} ${tag(1)}`,
		`-+ ${tag(-1)} ${own} ${tag(1)}`,
		`-- ${tag(-2)} ${tag(-1)} ${own}`,
		`++ ${own} ${tag(1)} ${tag(2)}`,
		`-w ${word(-1)} ${own}`,
		`+w ${own} ${word(1)}`,
		`-ww ${word(-1)} ${here}`,
		`+ww ${here} ${word(1)}`,
		`-w+ ${word(-1)} ${own} ${tag(1)}`,
		`w- ${here} ${tag(-1)}`,
		`w+ ${here} ${tag(1)}`,
		`< ${before} ${own}`,
	];
}
