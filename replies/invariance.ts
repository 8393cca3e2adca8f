/**
 * How often the reading of a held-out turn changes when the same is said otherwise: with a hesitation, "like", a name or a preamble in
 * front, without marks and capitals, in American spelling. By kind: the share of readings whose act changes, and of sets whose cards do.
 *
 *     node replies/invariance.ts [--examples 5]
 */
import { parseArgs } from "node:util";
import { developmentTurns } from "./authored.ts";
import { understand } from "./src/index.ts";
import { readingOf } from "./src/testing/reading.ts";
import { requestFor, setFor } from "./src/testing/request.ts";
import { saidOtherwise } from "./src/testing/said-otherwise.ts";

const { values } = parseArgs({ options: { examples: { type: "string", default: "0" } } });

interface Tally {
	turns: number;
	acts: number;
	sets: number;
	examples: string[];
}
const byKind = new Map<string, Tally>();

const cardsOf = async (text: string) =>
	(await setFor(requestFor(text))).answers.map((answer) => answer.text).join(" | ");

for (const [at, { text }] of developmentTurns().entries()) {
	const reading = readingOf(understand(text));
	const cards = await cardsOf(text);
	for (const other of saidOtherwise(text, at)) {
		const tally = byKind.get(other.kind) ?? { turns: 0, acts: 0, sets: 0, examples: [] };
		byKind.set(other.kind, tally);
		const changed = readingOf(understand(other.text));
		tally.turns++;
		if (changed !== reading) tally.acts++;
		if (changed !== reading) tally.examples.push(`${other.text}: ${reading} -> ${changed}`);
		if ((await cardsOf(other.text)) !== cards) tally.sets++;
	}
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;
console.log("said otherwise\tturns\tact changes\tset changes");
for (const [kind, { turns, acts, sets, examples }] of byKind) {
	console.log(`${kind}\t${turns}\t${percent(acts, turns)}\t${percent(sets, turns)}`);
	for (const example of examples.slice(0, Number(values.examples))) console.log(`\t${example}`);
}
