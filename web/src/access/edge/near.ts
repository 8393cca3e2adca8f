import { snapTo } from "../dwell/snap.ts";
import { idOf, scopeOf, targetsIn } from "./targets.ts";

/**
 * The target that a point beside it means, as far as `reach` pixels; none for a point in what belongs to a way of pressing
 * itself, where eyes may rest. @param held the name of the one it was on
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
