import type { Node } from "./scan.ts";

/** A target with its position on the page. */
export interface Cell {
	id: string;
	/** Its groups, outermost first. */
	groups: readonly string[];
	/** The top of its row, in pixels from the top of the window. */
	top: number;
}

/** Neighbours whose tops differ by less are one row. Differences stay the same when the page scrolls. */
const rowPixels = 8;

/** More neighbours than this are grouped: their round would take too long. */
export const most = 6;

/** Arranges the targets of a screen for scanning: declared groups first, then rows, each short enough. */
export function treeOf(cells: readonly Cell[]): Node[] {
	const nodes = shortened(grouped(cells, 0));
	const [only] = nodes;
	// Skip a step that has only one option.
	return nodes.length === 1 && only?.children ? [...only.children] : nodes;
}

interface Placed extends Node {
	top: number;
	children?: readonly Placed[];
}

/** Joins neighbours of the same group; a group of one becomes its item. */
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

/** Shortens a long list: neighbours in a row become one group, and if that is not enough, fixed-size groups. */
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
