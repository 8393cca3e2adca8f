/** What is wished back in the same words: "merry christmas dad" has `same: "Merry Christmas"`. */
const wished =
	/\b(?:(?:merry|happy) (?:christmas|xmas|new year|easter|diwali|eid|hanukkah|holidays|valentine's day)|good (?:morning|afternoon|evening))\b/i;

/** The wish or greeting that can be given back, as the slot `same`; nothing where there is none. */
export function wishOf(clause: string): { same?: string } {
	const wish = clause.match(wished)?.[0].toLowerCase().replace("xmas", "christmas");
	if (!wish) return {};
	const [first = "", ...rest] = wish.split(" ");
	return { same: [first, ...rest.map((word) => (isFeast(first) ? capital(word) : word))].join(" ") };
}

function isFeast(first: string): boolean {
	return first !== "good";
}

function capital(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
