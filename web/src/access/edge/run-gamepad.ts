import { type Direction, idlePad, readPad } from "../gamepad/gamepad.ts";
import { nearest } from "../gamepad/nearest.ts";
import { accessProfile, type Switch } from "../profile.ts";
import { read } from "./cue.ts";
import { createMark } from "./mark.ts";
import { giveEscape, press } from "./press.ts";
import { scopeOf, targetsIn } from "./targets.ts";

/** The polling interval of gamepads in milliseconds: they send no events. */
const every = 16;

/**
 * Gamepad and joystick: a direction moves the highlight to the nearest target; one button presses it, one goes back. During
 * scanning the buttons are switches, and only scanning has a highlight. Unplugging a pad releases its buttons.
 */
export function runGamepad(hear: (input: Switch, type: "down" | "up" | "lost") => boolean) {
	const mark = createMark();
	const pads = new Map<number, typeof idlePad>();
	let lit: HTMLElement | undefined;

	function light(target: HTMLElement | undefined) {
		lit = target;
		mark.light(target ? [target] : []);
		if (target) read(target);
	}

	function move(direction: Direction) {
		const targets = [
			...targetsIn(scopeOf()),
			...Array.from(document.querySelectorAll<HTMLElement>(".access-bar")).flatMap(buttonsOf),
		];
		const at = lit && targets.includes(lit) ? lit : undefined;
		if (!at) return light(firstOf(targets));
		const others = targets.filter((target) => target !== at);
		const next = nearest(
			at.getBoundingClientRect(),
			others.map((each) => each.getBoundingClientRect()),
			direction,
		);
		if (next !== undefined) light(others[next]);
	}

	function down(button: number) {
		if (document.querySelector("[data-access-learns]") || hear(`pad:${button}`, "down")) return;
		const { choose, back } = accessProfile().gamepad;
		if (button === back) return giveEscape();
		if (button !== choose) return;
		if (!lit?.isConnected) return light(firstOf(targetsIn(scopeOf())));
		press(lit);
	}

	const timer = setInterval(() => {
		if (lit && !lit.isConnected) light(undefined);
		const here = navigator.getGamepads().filter((each) => each !== null);
		for (const [index, { pressed }] of pads) {
			if (here.some((gamepad) => gamepad.index === index)) continue;
			pads.delete(index);
			for (const button of pressed) hear(`pad:${button}`, "lost");
		}
		for (const gamepad of here) {
			const buttons = gamepad.buttons.flatMap(({ pressed }, at) => (pressed ? [at] : []));
			const before = pads.get(gamepad.index) ?? idlePad;
			const deadZone = accessProfile().gamepad.deadZone / 100;
			const reading = { buttons, axes: gamepad.axes, isStandard: gamepad.mapping === "standard" };
			const { pad, signal } = readPad(before, reading, deadZone, performance.now());
			pads.set(gamepad.index, pad);
			for (const button of signal.down) down(button);
			for (const button of signal.up) hear(`pad:${button}`, "up");
			if (signal.move && !accessProfile().scan.on) move(signal.move);
		}
	}, every);

	return {
		stop() {
			clearInterval(timer);
			light(undefined);
			mark.stop();
		},
	};
}

const buttonsOf = (bar: HTMLElement) => Array.from(bar.querySelectorAll<HTMLElement>("button"));
const firstOf = (targets: readonly HTMLElement[]) =>
	targets.find((target) => target.closest("[data-scan-first]")) ?? targets[0];
