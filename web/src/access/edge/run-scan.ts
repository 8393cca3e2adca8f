import { accessProfile, changeAccess } from "../profile.ts";
import { beginScan, litNodes, type Node, type Scan, type ScanEvent, type Scanned, stepScan } from "../scan/scan.ts";
import type { SwitchSignal } from "../switches/switch-press.ts";
import { createBar } from "./bar.ts";
import { cueOf, endCue, giveCue } from "./cue.ts";
import { followHabits } from "./follow-habits.ts";
import { listenToSwitches, type Role } from "./listen-to-switches.ts";
import { createMark } from "./mark.ts";
import { giveEscape, press } from "./press.ts";
import { remember } from "./remember.ts";
import { type Seen, scopeOf, seePage } from "./targets.ts";
import { watchPage } from "./watch-page.ts";

const saysOfLong = {
	chooses: "",
	cancels: "Let go: nothing is pressed",
	undoes: "Let go to undo your last choice",
};

/**
 * Scanning: highlights one target after another of the whole page; a switch presses the highlighted one. Exits: Escape, holding a
 * switch for three seconds, or "Stop scanning" in every round, which asks for confirmation. Holding again, or its button, starts it
 * again. A pointer presses the control under it.
 */
export function runScan() {
	const mark = createMark();
	const bar = createBar("Scanning");
	const now = () => performance.now();
	const pace = () => ({ ...accessProfile().scan, long: accessProfile().switches.long });
	const cue = () => cueOf(accessProfile());
	let isStopped = false;
	/** "Stop scanning" was pressed and asks for confirmation: a wrong press would leave a person unable to press anything. */
	let asksToStop = false;
	/** Why a switch does not work. */
	let trouble = "";
	/** Undoes the last press. */
	let takeBack: (() => void) | undefined;
	const habits = followHabits();
	let isLong = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let seen: Seen = see();
	let scan: Scan = beginScan(seen.page, pace(), now());

	/** The bar's buttons are in every round, among them the one that closes a menu without a close button. */
	function see(): Seen {
		const closes = scopeOf().matches("[role=menu], [role=listbox]");
		const close = closes ? [{ label: "Close", press: giveEscape }] : [];
		const says = isLong ? saysOfLong[accessProfile().switches.long] : trouble;
		const ways = asksToStop
			? bar.show("Stop scanning? To start again, hold your switch for 3 seconds.", [
					{ label: "Go on", press: () => askToStop(false) },
					{ label: "Stop now", press: stop },
				])
			: bar.show(says, [...close, { label: "Stop scanning", press: () => askToStop(true) }]);
		return seePage(ways, habits.isLikely);
	}

	function askToStop(asks: boolean) {
		asksToStop = asks;
		look();
	}

	function look() {
		if (isStopped) return;
		seen = see();
		take(stepScan(scan, { type: "page", page: seen.page }, pace(), now()));
		const isPaused = document.querySelector("[data-scan-pause], [data-access-measures]") !== null;
		take(stepScan(scan, { type: "pause", isPaused }, pace(), now()));
	}

	function give(event: ScanEvent) {
		look();
		const before = scan;
		take(stepScan(scan, event, pace(), now()));
		const node = litNodes(scan).at(-1);
		if (node && scan.path !== before.path) giveCue(targetsOf(node), cue());
	}

	function take({ scan: next, chosen, isUndone }: Scanned) {
		scan = next;
		const node = litNodes(scan).at(-1);
		mark.light(node ? targetsOf(node) : []);
		clearTimeout(timer);
		if (scan.due !== undefined) timer = setTimeout(() => give({ type: "tick" }), scan.due - now());
		const target = chosen === undefined ? undefined : seen.targets.get(chosen);
		if (isUndone) takeBack?.();
		if (isUndone || target) takeBack = undefined;
		if (!target) return;
		takeBack = remember();
		endCue(cue());
		try {
			// Record it before the press, which may change its name and place.
			habits.chose(target);
			asksToStop = false;
			if (accessProfile().scan.learned) beginAnew();
		} finally {
			press(target);
		}
	}

	/** A new round starts with the predicted next choice. */
	function beginAnew() {
		const { deafUntil, pause } = scan;
		seen = see();
		take({ scan: { ...beginScan(seen.page, pace(), now()), deafUntil, pause } });
	}

	const targetsOf = (node: Node): HTMLElement[] =>
		node.children ? node.children.flatMap(targetsOf) : [seen.targets.get(node.id)].filter((each) => each !== undefined);

	function stop() {
		isStopped = true;
		asksToStop = false;
		endCue(cue());
		clearTimeout(timer);
		mark.light([]);
		bar.show("Scanning is stopped. Hold your switch for 3 seconds, or press", [
			{ label: "Start again", press: startAgain },
			{ label: "Turn it off", press: () => changeAccess({ scan: { on: false } }) },
		]);
	}
	function startAgain() {
		isStopped = false;
		seen = see();
		scan = beginScan(seen.page, pace(), now());
		take({ scan });
	}

	function switched(role: Role, signal: SwitchSignal) {
		isLong = signal.type === "long";
		if (signal.type === "long") return look();
		if (signal.type === "wayOut") return isStopped ? startAgain() : pace().way !== "hold" && stop();
		if (role === "move") return signal.type === "up" && signal.counts && give({ type: "move" });
		give(signal.type === "down" ? { type: "down" } : { ...signal });
	}

	function escaped(event: KeyboardEvent) {
		if (event.key !== "Escape" || !event.isTrusted || isStopped) return;
		// Escape ends a measurement first.
		if (document.querySelector("[data-access-measures]")) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		stop();
	}

	const switches = listenToSwitches({ isTaken: () => !isStopped, give: switched });
	window.addEventListener("keydown", escaped, true);
	const unwatch = watchPage(look);
	take({ scan });
	return {
		hear: switches.hear,
		notify(words: string) {
			trouble = words;
			look();
		},
		stop() {
			clearTimeout(timer);
			switches.stop();
			unwatch();
			window.removeEventListener("keydown", escaped, true);
			mark.stop();
			bar.hide();
		},
	};
}
