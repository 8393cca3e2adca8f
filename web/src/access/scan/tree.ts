import type { Node } from "./scan.ts";

/** A target as it stands on the page. */
export interface Cell {
	id: string;
	/** The groups it is in, outermost first. */
	groups: readonly string[];
	/** Where its row begins, in pixels from the top of the window. */
	top: number;
}

/** What begins nearer to its neighbour than this is in its row. Distances count: they stay the same when the page scrolls. */
const rowPixels = 8;

/** More than these beside one another are put into groups: a round of them would be too long to wait for. */
export const most = 6;

/** The targets of a screen, in their order, as what a scan goes through: what is declared a group, then rows, none too long. */
export function treeOf(cells: readonly Cell[]): Node[] {
	const nodes = shortened(grouped(cells, 0));
	const [only] = nodes;
	// Nobody is to choose where there is no choice.
	return nodes.length === 1 && only?.children ? [...only.children] : nodes;
}

interface Placed extends Node {
	top: number;
	children?: readonly Placed[];
}

/** Neighbours of the same group are one; a group of one is what is in it. */
function grouped(cells: readonly Cell[], depth: number): Placed[] {
	const nodes: Placed[] = [];
	for (let from = 0; from < cells.length; ) {
		const cell = cells[from] as Cell;
		const group = cell.groups[depth];
		if (group === undefined) {
			nodes.push({ id: cell.id, top: cell.top });
			from++;
			continue;
		}
		let until = from;
		while (cells[until]?.groups[depth] === group) until++;
		const children = shortened(grouped(cells.slice(from, until), depth + 1));
		nodes.push(children.length === 1 ? (children[0] as Placed) : { id: group, top: cell.top, children });
		from = until;
	}
	return nodes;
}

/** Where there are too many: those in a row beside one another become one, and where that is not enough, as many as fit. */
function shortened(nodes: readonly Placed[]): Placed[] {
	const rows = nodes.length > most ? runs(nodes, areInRow) : [...nodes];
	if (rows.length <= most) return rows;
	const size = Math.ceil(rows.length / Math.ceil(rows.length / most));
	const chunks: Placed[][] = [];
	for (let from = 0; from < rows.length; from += size) chunks.push(rows.slice(from, from + size));
	return shortened(chunks.map(together));
}

const areInRow = (a: Placed, b: Placed) =>
	!a.children && !b.children && Math.abs(Math.round(a.top - b.top)) < rowPixels;

function runs(nodes: readonly Placed[], belong: (a: Placed, b: Placed) => boolean): Placed[] {
	const found: Placed[][] = [];
	for (const node of nodes) {
		const run = found.at(-1);
		const last = run?.at(-1);
		if (run && last && run.length < most && belong(last, node)) run.push(node);
		else found.push([node]);
	}
	return found.map(together);
}

function together(run: readonly Placed[]): Placed {
	const [first] = run as [Placed];
	return run.length === 1 ? first : { id: `from ${first.id}`, top: first.top, children: run };
}
