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

/** Pixels from a point to the edge of a box; 0 within it. */
export const distanceTo = ({ x, y }: Point, { left, top, right, bottom }: Place): number =>
	Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/**
 * Which target a pointer that trembles means: the one it is in; else the one it was on, as long as it is no farther than
 * `reach` pixels from it; else the nearest within that. Pure. @param held the one it was on
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
		// In it counts before being held, and being held before being near.
		const cost = distance === 0 ? -2 : place.id === held ? -1 : distance;
		if (!best || cost < best.cost) best = { id: place.id, cost };
	}
	return best?.id;
}
