/** A name without letter case and separators: "Tea_cup", "tea-cup" and "TEA CUP" are equal. */
export const plain = (name: string): string =>
	name
		.normalize("NFKD")
		.replace(/[\p{M}'’]/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

/** The singular: "biscuits" → "biscuit", "berries" → "berry". */
function singular(name: string): string {
	if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, "y");
	if (/(ch|sh|x|ss)es$/.test(name)) return name.slice(0, -2);
	return /[^sui]s$/.test(name) ? name.slice(0, -1) : name;
}

/** Words that reverse the meaning of a phrase: the picture of its last word would show the opposite. */
const negation =
	/\b(no|not|never|none|nothing|without|less|(do|does|did|ca|wo|is|are|was|were|should|would|could)nt)\b/;

/**
 * The names that a picture for a keyword may have, closest first: the whole, its parts at commas and semicolons, the
 * singular, then the noun ("blue jumper" → "jumper").
 */
export function namesFor(keyword: string): string[] {
	const wholes = [keyword, ...keyword.split(/[,;]/)].map(plain).filter(Boolean);
	const heads = wholes.filter((name) => !negation.test(name)).map((name) => name.split(" ").at(-1) ?? "");
	return [...new Set([...wholes, ...wholes.map(singular), ...heads, ...heads.map(singular)])];
}
