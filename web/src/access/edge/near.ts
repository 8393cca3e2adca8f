import { snapTo } from "../dwell/snap.ts";
import { idOf, scopeOf, targetsIn } from "./targets.ts";

/**
 * The target within `reach` pixels of a point; undefined on the controls of a way of pressing, where eyes may rest. @param held the
 * id of the previous target
 */
export function nearTo(
	element: Element,
	at: { x: number; y: number },
	reach: number,
	held?: string,
): HTMLElement | undefined {
	if (reach === 0 || element.closest("[data-access-own]")) return undefined;
	const near = new Map(targetsIn(scopeOf()).map((each) => [idOf(each), each]));
	const places = Array.from(near, ([id, each]) => {
		const { left, top, right, bottom } = each.getBoundingClientRect();
		return { id, left, top, right, bottom };
	});
	const id = snapTo(at, places, reach, held);
	return id === undefined ? undefined : near.get(id);
}
