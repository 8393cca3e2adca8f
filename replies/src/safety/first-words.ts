/** As many letters of its first word as tell where a cue may begin. */
const told = 3;

/** By which of its letters a word of a sentence is looked up. */
export const keyOf = (word: string): string => word.slice(0, told);

/**
 * The keys of the words that a cue may begin with, its classes written out; undefined where they cannot be determined. The cue
 * is then looked for in every sentence.
 */
export function firstKeys(cue: string): ReadonlySet<string> | undefined {
	const keys = new Set<string>();
	for (const way of waysOf(cue)) {
		const found = keysOfWay(way);
		if (!found) return undefined;
		for (const key of found) keys.add(key);
	}
	return keys;
}

/** A gap that is always there: "wi ?fi" goes on. */
const endsWord = /^ (?![?*{])/;

function keysOfWay(way: string): ReadonlySet<string> | undefined {
	const looking = /^\(\?<?[=!]/.test(way);
	if (!way.startsWith("(")) return keysOfWord(way);
	const close = closeOf(way);
	const rest = way.slice(close + 1);
	if (looking) return keysOfWay(rest);
	const inner = way.slice(1, close).replace(/^\?:/, "");
	const [, quantity = "", after = ""] = rest.match(/^(\?\??|\*|\+|\{[\d,]+\})?(.*)$/s) ?? [];
	const ways = waysOf(inner);
	if (quantity.startsWith("?")) {
		// What may be left out ends its word itself: "(a )?fall".
		if (!ways.every((each) => each.endsWith(" "))) return undefined;
		return joined([firstKeys(inner), keysOfWay(after)]);
	}
	if (quantity !== "") return undefined;
	// "(un|re)do": the word goes on after the group.
	if (after !== "" && !endsWord.test(after) && !ways.every((each) => /^[a-z0-9]{3,}/.test(each) || each.includes(" ")))
		return undefined;
	return firstKeys(inner);
}

/** A word that is written out: to its end, or far enough to tell. */
function keysOfWord(way: string): ReadonlySet<string> | undefined {
	const [word = ""] = way.match(/^[a-z0-9]+/) ?? [];
	const next = way.charAt(word.length);
	const ends = next === "" || endsWord.test(way.slice(word.length));
	const sure = /[?*{]/.test(next) ? word.slice(0, -1) : word;
	if (!ends && sure.length < told) return undefined;
	return sure === "" ? undefined : new Set([keyOf(sure)]);
}

function joined(sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
	const all = sets.filter((keys) => keys !== undefined);
	return all.length < sets.length ? undefined : new Set(all.flatMap((keys) => [...keys]));
}

/** The ways of a pattern that stand beside one another. */
function waysOf(pattern: string): string[] {
	const ways = [""];
	let depth = 0;
	for (let at = 0; at < pattern.length; at++) {
		const letter = pattern.charAt(at);
		if (letter === "\\") {
			ways.push(`${ways.pop()}${letter}${pattern.charAt(++at)}`);
			continue;
		}
		if (letter === "(" || letter === "[") depth++;
		if (letter === ")" || letter === "]") depth--;
		if (letter === "|" && depth === 0) ways.push("");
		else ways.push(`${ways.pop()}${letter}`);
	}
	return ways;
}

/** Where the group that opens a pattern closes. */
function closeOf(pattern: string): number {
	let depth = 0;
	for (let at = 0; at < pattern.length; at++) {
		const letter = pattern.charAt(at);
		if (letter === "\\") at++;
		else if (letter === "(") depth++;
		else if (letter === ")" && --depth === 0) return at;
	}
	throw new Error(`A group is not closed: ${pattern}`);
}
