import { authoredFits } from "../authored.ts";
import { placesOf } from "../src/fitting/direction.ts";
import { storeNumbers } from "../src/fitting/stored.ts";
import { type Judged, learnFits } from "./fits.ts";

/** How well a row fits, by its place among those that fit: the first four are what one would want on the cards. */
const fitAt = (place: number): number => (place === -1 ? 0 : place < 4 ? 1 : place < 6 ? 0.85 : 0.65);

/** Every row of the bank that was tried on turns of a kind, the kinds one after the other. */
interface Layout {
	intents: string[];
	kinds: { kind: string; first: number; cells: number[] }[];
	cells: number;
}

/** What `src/fitting` reads. */
export function taughtFits(formsOf: (turn: string) => string[], seenIn: (form: string) => string[]) {
	const kinds = authoredFits();
	const layout = layOut(kinds);
	const judged = kinds.flatMap(({ rows, turns }, kind) =>
		turns.flatMap(({ turn, fits }) =>
			formsOf(turn).map(
				(form): Judged => ({
					places: placesOf(seenIn(form)),
					kind,
					cells:
						fits.length > 0
							? rows.map((_, row) => [(layout.kinds[kind]?.first ?? 0) + row, fitAt(fits.indexOf(row))])
							: [],
				}),
			),
		),
	);
	const learned = learnFits(judged, layout.cells, kinds.length);
	return {
		judged: judged.length,
		cells: layout.cells,
		model: {
			generated: "by replies/train.ts from replies/data/kinds",
			intents: layout.intents.join(" "),
			kinds: layout.kinds,
			turns: storeNumbers(learned.turns),
			rows: storeNumbers(learned.rows),
			usual: storeNumbers(learned.usual),
			calls: storeNumbers(learned.kinds),
		},
	};
}

function layOut(kinds: readonly { kind: string; rows: readonly string[] }[]): Layout {
	const intents = [...new Set(kinds.flatMap(({ rows }) => rows))];
	let cells = 0;
	const laidOut = kinds.map(({ kind, rows }) => {
		const first = cells;
		cells += rows.length;
		return { kind, first, cells: rows.map((intent) => intents.indexOf(intent)) };
	});
	return { intents, kinds: laidOut, cells };
}
