import { pressUntilChosen, type Wanted } from "./chosen.ts";
import { withoutKeys } from "./on-screen-keys.ts";
import { plugInGamepad, type ScriptedGamepad } from "./scripted-gamepad.ts";
import type { Hand, Way } from "./way.ts";

/** A gamepad: the directional pad moves the highlight to the control, the first button presses it. */
export const gamepad = ({ reaction }: Hand): Way => ({
	name: "gamepad",
	profile: { gamepad: { on: true } },
	begin: plugInGamepad,
	...withoutKeys((page, control) => pressUntilChosen(page, control, steerTo, reaction)),
});

/**
 * Runs in the page: steers in the direction that seems closest; at a place visited before, in the least used direction.
 */
async function steerTo({ element, isChosen, isGone }: Wanted, reaction: number) {
	const { gamepad } = window as unknown as { gamepad: ScriptedGamepad };
	const goal = element.closest("label") ?? element;
	const taken = new Map<Element, Record<number, number>>();
	const middle = (at: Element) => {
		const { left, top, width, height } = at.getBoundingClientRect();
		return { x: left + width / 2, y: top + height / 2 };
	};
	let presses = 0;
	while (!isChosen() && !isGone()) {
		await new Promise((done) => setTimeout(done, reaction));
		if (isChosen()) break;
		presses++;
		const lit = document.querySelector("[data-lit]");
		if (!lit || lit === goal) {
			await gamepad.press(0);
			continue;
		}
		const [from, to] = [middle(lit), middle(goal)];
		const [across, down] = [to.x - from.x, to.y - from.y];
		const sideways = across > 0 ? [15, 14] : [14, 15];
		const upright = down > 0 ? [13, 12] : [12, 13];
		const [near, far] = Math.abs(across) > Math.abs(down) ? [sideways, upright] : [upright, sideways];
		const ways = [near[0], far[0], far[1], near[1]] as number[];
		const times = taken.get(lit) ?? {};
		const often = (way: number) => times[way] ?? 0;
		const way = ways.reduce((least, each) => (often(each) < often(least) ? each : least));
		taken.set(lit, { ...times, [way]: often(way) + 1 });
		await gamepad.press(way);
	}
	return { isChosen: isChosen(), presses };
}
