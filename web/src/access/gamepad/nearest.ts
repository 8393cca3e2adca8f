import type { Direction } from "./gamepad.ts";

/** A box on the page, in pixels. */
export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });
const turns: Readonly<Record<Direction, (x: number, y: number) => [ahead: number, aside: number]>> = {
	right: (x, y) => [x, y],
	left: (x, y) => [-x, y],
	down: (x, y) => [y, x],
	up: (x, y) => [-y, x],
};

/** The index of the next box in a direction: distance to the side counts double. Undefined if no box is in that direction. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number | undefined {
	const start = middle(from);
	let best: { at: number; cost: number } | undefined;
	for (const [at, box] of boxes.entries()) {
		const { x, y } = middle(box);
		const [ahead, aside] = turns[direction](x - start.x, y - start.y);
		const cost = ahead + 2 * Math.abs(aside);
		if (ahead > 1 && (!best || cost < best.cost)) best = { at, cost };
	}
	return best?.at;
}
