import { expect, test } from "vitest";
import type { Node } from "./scan.ts";
import { type Cell, most, treeOf } from "./tree.ts";

const cell = (id: string, groups: string[] = [], top = 0): Cell => ({ id, groups, top });
const leavesOf = (nodes: readonly Node[]): string[] =>
	nodes.flatMap(({ id, children }) => (children ? leavesOf(children) : id));
const widest = (nodes: readonly Node[]): number =>
	Math.max(nodes.length, ...nodes.map(({ children }) => (children ? widest(children) : 0)));

test("neighbours of a group become one node, and a group of one becomes its item", () => {
	const tree = treeOf([cell("a"), cell("b", ["g"]), cell("c", ["g"]), cell("d", ["h", "i"])]);
	expect(tree.map(({ id }) => id)).toEqual(["a", "g", "d"]);
	expect(leavesOf(tree)).toEqual(["a", "b", "c", "d"]);
});

test("more than six neighbours become rows", () => {
	const cells = [1, 2, 3].flatMap((row) => ["a", "b", "c"].map((column) => cell(`${column}${row}`, [], 40 * row)));
	const tree = treeOf(cells);
	expect(tree.map(({ children }) => children?.map(({ id }) => id))).toEqual([
		["a1", "b1", "c1"],
		["a2", "b2", "c2"],
		["a3", "b3", "c3"],
	]);
});

test("the rows do not depend on the scroll position", () => {
	const tops = [0, 3, 60, 67, 120, 124, 180];
	const rows = (scrolled: number) => treeOf(tops.map((top, at) => cell(`t${at}`, [], top - scrolled)));
	for (let scrolled = 0; scrolled < 20; scrolled += 0.7)
		expect(rows(scrolled)).toMatchObject(rows(0).map(({ id }) => ({ id })));
	expect(rows(0)).toHaveLength(4);
});

test("no target is lost or repeated, and no round is longer than six", () => {
	for (const count of [1, 6, 7, 12, 13, 37, 200, 260]) {
		for (const columns of [1, 4, 50]) {
			const cells = Array.from({ length: count }, (_, at) => {
				const groups = [at % 3 === 0 ? "x" : "y", `g${Math.floor(at / 9)}`].slice(0, at % 4);
				return cell(`t${at}`, groups, 40 * Math.floor(at / columns));
			});
			const tree = treeOf(cells);
			expect(leavesOf(tree)).toEqual(cells.map(({ id }) => id));
			expect(widest(tree)).toBeLessThanOrEqual(most);
		}
	}
});
