import type pg from "pg";
import type { Statement } from "./a-day.ts";

interface Node {
	"Node Type": string;
	"Relation Name"?: string;
	"Index Name"?: string;
	"Index Cond"?: string;
	"Shared Hit Blocks"?: number;
	"Shared Read Blocks"?: number;
	Plans?: Node[];
}

export interface PlanOf {
	/** The tables it reads without the condition of an index. */
	unindexed: string[];
	/** The indexes it looks things up in. */
	indexes: string[];
	/** Pages of 8 kB that it touched; 0 where it was not run. */
	buffers: number;
}

/** How PostgreSQL does a statement. With `run` it is done too, and undone. */
export async function planOf(client: pg.ClientBase, { text, values }: Statement, run: boolean): Promise<PlanOf> {
	await client.query("begin");
	try {
		const options = run ? "analyze, buffers, format json" : "format json";
		const { rows } = await client.query(`explain (${options}) ${text}`, values);
		const root: Node = rows[0]["QUERY PLAN"][0].Plan;
		const nodes = all(root);
		const unindexed = nodes.filter((node) => node["Relation Name"] && isRead(node) && !isLookedUp(node));
		return {
			unindexed: [...new Set(unindexed.map((node) => node["Relation Name"] ?? ""))],
			indexes: [...new Set(nodes.flatMap((node) => node["Index Name"] ?? []))],
			buffers: (root["Shared Hit Blocks"] ?? 0) + (root["Shared Read Blocks"] ?? 0),
		};
	} finally {
		await client.query("rollback");
	}
}

const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)];
const isRead = (node: Node) => node["Node Type"].endsWith("Scan");
/** A heap that is read by a bitmap or by places is looked up in what is below it. */
const isLookedUp = (node: Node) =>
	node["Index Cond"] !== undefined || node["Node Type"] === "Bitmap Heap Scan" || node["Node Type"] === "Tid Scan";
