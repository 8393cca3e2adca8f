/** A name without its letter case and separators: "Tea_cup", "tea-cup" and "TEA CUP" are one. */
export const plain = (name: string): string =>
	name
		.normalize("NFKD")
		.replace(/[\p{M}'’]/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

/** One of several: "biscuits" → "biscuit", "berries" → "berry". */
function singular(name: string): string {
	if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, "y");
	if (/(ch|sh|x|ss)es$/.test(name)) return name.slice(0, -2);
	return /[^sui]s$/.test(name) ? name.slice(0, -1) : name;
}

/** Words that turn a phrase round: the picture of its last word would say the opposite. */
const negation =
	/\b(no|not|never|none|nothing|without|less|(do|does|did|ca|wo|is|are|was|were|should|would|could)nt)\b/;

/**
 * The names a picture for a keyword may have, nearest first: the whole, its parts at commas and semicolons, one of
 * several, then the word that says what it is ("blue jumper" → "jumper").
 */
export function namesFor(keyword: string): string[] {
	const wholes = [keyword, ...keyword.split(/[,;]/)].map(plain).filter(Boolean);
	const heads = wholes.filter((name) => !negation.test(name)).map((name) => name.split(" ").at(-1) ?? "");
	return [...new Set([...wholes, ...wholes.map(singular), ...heads, ...heads.map(singular)])];
}
