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
	/** The tables it reads without an index condition. */
	unindexed: string[];
	/** The indexes it uses. */
	indexes: string[];
	/** The pages of 8 kB that it touched; 0 if it was not run. */
	buffers: number;
}

/** PostgreSQL's plan of a statement. With `run` the statement is also executed and rolled back. */
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
/** A table that is read through a bitmap or by row addresses is looked up by the nodes below. */
const isLookedUp = (node: Node) =>
	node["Index Cond"] !== undefined || node["Node Type"] === "Bitmap Heap Scan" || node["Node Type"] === "Tid Scan";
