interface Point {
	x: number;
	y: number;
}

/** A target and its box on the page, in pixels. */
export interface Place {
	id: string;
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** The distance in pixels from a point to a box; 0 inside it. */
export const distanceTo = ({ x, y }: Point, { left, top, right, bottom }: Place): number =>
	Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/**
 * The target that a trembling pointer means: the one it is in; else the one it was on, up to `reach` pixels away; else the nearest
 * one within the reach. Pure. @param held the target it was on
 */
export function snapTo(
	at: Point,
	places: readonly Place[],
	reach: number,
	held: string | undefined,
): string | undefined {
	let best: { id: string; cost: number } | undefined;
	for (const place of places) {
		const distance = distanceTo(at, place);
		if (distance > reach) continue;
		// Inside a target comes first, then the held one, then the nearest.
		const cost = distance === 0 ? -2 : place.id === held ? -1 : distance;
		if (!best || cost < best.cost) best = { id: place.id, cost };
	}
	return best?.id;
}
