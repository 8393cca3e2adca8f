import { authoredDoubts } from "../authored.ts";

/** A kind of which few turns were read is taken to be a little like all. */
const asMany = 2;

/** How often each row of `bank/in-doubt.txt` fits turns of each kind, in percent: what `src/fitting/in-doubt.ts` reads. */
export function taughtDoubts() {
	const doubts = authoredDoubts();
	const intents = [...new Set(doubts.flatMap(({ fits }) => fits))].sort();
	const share = (of: typeof doubts, intent: string) =>
		of.filter(({ fits }) => fits.includes(intent)).length / of.length;
	const kinds = Object.groupBy(doubts, ({ kind }) => kind);
	return {
		turns: doubts.length,
		model: {
			generated: "by replies/train.ts from replies/data/in-doubt.tsv",
			intents: intents.join(" "),
			kinds: Object.fromEntries(
				Object.entries(kinds).map(([kind, own = []]) => [
					kind,
					intents.map((intent) => {
						const all = share(doubts, intent) * asMany;
						return Math.round((100 * (share(own, intent) * own.length + all)) / (own.length + asMany));
					}),
				]),
			),
		},
	};
}
