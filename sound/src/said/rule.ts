import type { Manner } from "./in-words.ts";

/** The spoken form of a match; undefined if the rule does not apply, so that later rules are tried. */
type Says = (manner: Manner, match: string, ...groups: string[]) => string | undefined;

/**
 * A pattern and its spoken form. It sees the original text, never the output of another rule. Above each rule are
 * examples that it takes and that it leaves; `rules.test.ts` runs them.
 */
export type Rule = readonly [written: RegExp, says: Says];

interface Part {
	from: number;
	to: number;
	said: string;
}

/** Applies the rules to a text. If two match the same letters, the earlier one wins. */
export function applyRules(rules: readonly Rule[], text: string, manner: Manner): string {
	const isTaken = new Uint8Array(text.length);
	const parts: Part[] = [];
	for (const [written, says] of rules)
		for (const found of text.matchAll(written)) {
			const [match, ...groups] = found;
			const from = found.index;
			const to = from + match.length;
			if (isTaken.subarray(from, to).includes(1)) continue;
			// A group that did not match is empty.
			const said = says(manner, match, ...groups.map((group = "") => group));
			if (said === undefined) continue;
			isTaken.fill(1, from, to);
			parts.push({ from, to, said });
		}
	parts.sort((one, other) => one.from - other.from);
	return joined(text, parts)
		.replace(/\s{2,}/g, " ")
		.replace(/ (?=[.,!?;:](?:\s|$))/g, "")
		.trim();
}

/** The text with each match replaced. A space separates words that would run together. */
function joined(text: string, parts: readonly Part[]): string {
	const pieces: string[] = [];
	const add = (piece: string) => {
		if (!piece) return;
		const last = pieces.at(-1)?.at(-1) ?? "";
		pieces.push(/[\p{L}\d]/u.test(last) && /^[\p{L}\d]/u.test(piece) ? ` ${piece}` : piece);
	};
	let at = 0;
	for (const { from, to, said } of parts) {
		add(text.slice(at, from));
		add(said);
		at = to;
	}
	add(text.slice(at));
	return pieces.join("");
}
