import { pressUntilChosen, type Wanted } from "./chosen.ts";
import { withoutKeys } from "./on-screen-keys.ts";
import { plugInGamepad, type ScriptedGamepad } from "./scripted-gamepad.ts";
import type { Hand, Way } from "./way.ts";

/**
 * One switch: the highlight moves by itself, and a press chooses the item. The switch is a gamepad button, pressed
 * within the page, so that a busy machine is never late.
 * @param pace milliseconds that each item is highlighted
 */
export function oneSwitch(pace: number, { reaction }: Hand): Way {
	return {
		name: "one switch",
		profile: { scan: { on: true, way: "automatic", pace }, switches: { choose: ["pad:0"], debounce: 0 } },
		begin: plugInGamepad,
		...withoutKeys((page, control) => pressUntilChosen(page, control, pressWhenLit, reaction)),
	};
}

/** Runs in the page: presses whenever the highlight is on the target, first a group and then the control. */
async function pressWhenLit({ element, isChosen, isGone }: Wanted, reaction: number) {
	const { gamepad } = window as unknown as { gamepad: ScriptedGamepad };
	const aMoment = () => new Promise((done) => setTimeout(done, 30));
	let presses = 0;
	let lit = "";
	let since = 0;
	while (!isChosen() && !isGone()) {
		const all = document.querySelectorAll("[data-lit]");
		const isLit = element.closest("[data-lit]") !== null;
		// A press wakes a scan that has paused after some rounds without a choice.
		const rests = all.length === 0 && !document.querySelector("[data-scan-pause]");
		const now = `${isLit} ${all.length} ${rests}`;
		if (now !== lit) [lit, since] = [now, performance.now()];
		// A person cannot press at the moment when the highlight arrives, and the scan ignores such early presses.
		if ((isLit || rests) && performance.now() - since > (rests ? 1000 : reaction)) {
			await gamepad.press(0);
			presses++;
			lit = "";
		}
		await aMoment();
	}
	return { isChosen: isChosen(), presses };
}
