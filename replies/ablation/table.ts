import type { Part } from "./parts.ts";
import type { Score } from "./score.ts";
import { development, judgedTurns } from "./turns.ts";

const judged = judgedTurns();
const cards = (list: "kept" | "struck") => judged.reduce((sum, turn) => sum + turn[list].length, 0);
const all = { kept: cards("kept"), struck: cards("struck") };

/** Of the cards offered that readers have judged, the per cent they kept: the others are not known to be better or worse. */
function goodOf({ kept, struck }: Score): number {
	return (100 * kept * all.kept) / Math.max(1, kept * all.kept + struck * all.struck);
}

export type Scored = Part & { score: Score };

/** What a part's absence costs, in points: its worst loss, and ten for each danger or forbidden card. */
export function costOf(score: Score, full: Score): number {
	const dear = Math.max(0, full.heard - score.heard) + Math.max(0, score.never - full.never);
	const worst = Math.max(
		full.kept - score.kept,
		goodOf(full) - goodOf(score),
		score.struck - full.struck,
		full.clean - score.clean,
		full.read - score.read,
		(score.alarms - full.alarms) / 2,
		0,
	);
	return dear * 10 + worst;
}

const columns = ["kept", "struck", "good", "clean", "read", "heard", "alarms", "breaks", "never"] as const;
const figure = (score: Score, column: (typeof columns)[number]) => (column === "good" ? goodOf(score) : score[column]);

/** Cheapest first; of those that cost as little, the longest. */
export function tableOf(scored: readonly Scored[], full: Score, sum?: Scored): string {
	const ranked = scored.toSorted(
		(a, b) => costOf(a.score, full) - costOf(b.score, full) || b.lines - a.lines || b.gzip - a.gzip,
	);
	const number = (value: number, isShare: boolean) => (isShare ? value.toFixed(1) : String(value));
	const change = (value: number, isShare: boolean) => {
		const written = number(value, isShare);
		return /^-?0(?:\.0)?$/.test(written) ? "" : value > 0 ? `+${written}` : written;
	};
	const isShare = (column: (typeof columns)[number]) => columns.indexOf(column) < 5;
	const row = ({ name, lines, regexes, gzip, score }: Scored) =>
		[
			name,
			lines || "",
			regexes || "",
			gzip || "",
			...columns.map((column) => change(figure(score, column) - figure(full, column), isShare(column))),
			score.changed.toFixed(1),
		].join(" | ");
	return [
		"part | lines | regexes | gzip | kept % | struck % | good % | clean % | read % | heard | alarms | breaks | never | sets changed %",
		"--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---:",
		["full engine", "", "", "", ...columns.map((column) => number(figure(full, column), isShare(column))), ""].join(
			" | ",
		),
		...ranked.map(row),
		...(sum ? [row(sum)] : []),
	]
		.map((line) => `| ${line} |`)
		.join("\n");
}

const { REPLIES_ONE_IN: oneIn = "" } = process.env;
const developmentCount = development().length;

/** The table with what its columns mean; `whole` cannot be switched off, `apart` is not used for replies. */
export function pageOf(table: string, whole: readonly string[], apart: readonly string[]): string {
	return `# What each part of the built-in engine earns

${new Date().toISOString().slice(0, 10)}, \`${oneIn && `REPLIES_ONE_IN=${oneIn} `}npm run replies:ablate\`: ${judged.length} judged turns, ${developmentCount} development turns, the safety lists.
Each row is the full engine without one part: how its figures change, cheapest part first, and how many sets change at all.
A part that changes no set is not needed by these turns, or not reached by them: About Me, food that is refused, steering, picks, other registers and lengths are hardly in them.

- kept, struck: cards that readers kept, or struck out, that are offered again
- good: of the offered cards that readers have judged, those they kept. Most judged cards are of older engines, so what brings those back gains in kept and in struck alike
- clean, read: development sets that break no rule, and turns read as their act
- heard, alarms: turns that the safety gate must hear, and harmless ones it takes for such
- breaks, never: broken rules of cards and sets, and cards that must never be said

Rows of the bank are left out while their act stands. The last row is all parts but bank rows that cost less than a point, at once.

${table}

Not switched off, since nothing runs without them: ${whole.join(", ")}.
Not used for a set of replies: ${apart.join(", ")}.
`;
}
