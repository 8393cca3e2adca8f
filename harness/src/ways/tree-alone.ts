import { type CDPSession, expect, type Page } from "@playwright/test";
import type { Control } from "./control.ts";
import type { Way } from "./way.ts";

/**
 * The accessibility tree only, as Chromium's screen readers get it: a control is found by its role and name, and
 * pressed through the tree.
 */
export const treeAlone = (): Way => ({
	name: "accessibility tree",
	async choose(page, control) {
		await act(page, control, "function () { this.focus(); this.click(); }");
		return 1;
	},
	async write(page, field, text) {
		await act(page, field, "function () { this.focus(); }");
		await page.keyboard.type(text);
		return 1 + text.length;
	},
	async pick(page, list, option) {
		await act(page, list, "function () { this.focus(); }");
		await page.keyboard.type(option);
		return 1 + option.length;
	},
});

interface TreeNode {
	nodeId: string;
	ignored: boolean;
	role?: { value?: string };
	name?: { value?: string };
	childIds?: string[];
	backendDOMNodeId?: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function act(page: Page, control: Control, functionDeclaration: string): Promise<void> {
	const opened = sessions.get(page) ?? page.context().newCDPSession(page);
	sessions.set(page, opened);
	const session = await opened;
	let node: string | undefined;
	const find = async () => {
		const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: TreeNode[] };
		node = await standing(session, inTree(nodes, control)?.backendDOMNodeId);
		return node;
	};
	await expect.poll(find, `the tree has ${control.role} ${control.name}`).toBeDefined();
	await session.send("Runtime.callFunctionOn", { functionDeclaration, objectId: node ?? "" });
}

/** The element of a node; undefined if the page was rendered again since the tree was read. */
async function standing(session: CDPSession, backendNodeId: number | undefined): Promise<string | undefined> {
	if (backendNodeId === undefined) return undefined;
	try {
		return (await session.send("DOM.resolveNode", { backendNodeId })).object.objectId;
	} catch {
		return undefined;
	}
}

/** The node with this role and name, in page order. */
function inTree(nodes: readonly TreeNode[], { role, name, within, at = 0 }: Control): TreeNode | undefined {
	const byId = new Map(nodes.map((node) => [node.nodeId, node]));
	const below = (node: TreeNode): TreeNode[] =>
		(node.childIds ?? []).flatMap((id) => {
			const child = byId.get(id);
			return child ? [child, ...below(child)] : [];
		});
	const root = within ? inTree(nodes, within) : nodes[0];
	const such = (node: TreeNode) => !node.ignored && node.role?.value === role && isNamed(node, name);
	return root && below(root).filter(such)[at];
}

function isNamed(node: TreeNode, name: Control["name"]): boolean {
	const own = node.name?.value ?? "";
	if (name === undefined) return true;
	return typeof name === "string" ? own === name : name.test(own);
}
