import { switchMeasured } from "../find-speed.ts";
import { switchOf } from "../learn.ts";
import { accessProfile, type Switch } from "../profile.ts";
import {
	openSwitch,
	type SwitchPace,
	type SwitchSignal,
	type SwitchState,
	stepSwitch,
	switchDue,
} from "../switches/switch-press.ts";
import { isWrittenIn } from "./press.ts";

export type Role = "choose" | "move";

/** The least length of a long press in milliseconds if holding for 700 already selects, so that the two differ. */
const longInSteps = 1500;

interface Switches {
	/** Whether presses go to scanning now; otherwise they keep their meaning, and only the hold that exits is detected. */
	isTaken: () => boolean;
	give: (role: Role, signal: SwitchSignal) => void;
}

/**
 * Listens to the switches of this device: keys, pointer buttons and touches. A gamepad's and a sound's are passed in with `hear`.
 */
export function listenToSwitches({ isTaken, give }: Switches) {
	const states: Record<Role, SwitchState> = { choose: openSwitch, move: openSwitch };
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** The field that the person uses with a pointer or keyboard: there the switch key types. */
	let byHand: EventTarget | undefined;

	function roleOf(input: Switch): Role | undefined {
		// While a switch is being learnt, the press is the answer.
		if (document.querySelector("[data-access-learns]")) return undefined;
		const { switches, scan } = accessProfile();
		if (scan.way === "two" && switches.move.includes(input)) return "move";
		return switches.choose.includes(input) ? "choose" : undefined;
	}

	/** A hold that moves or selects is not a long press. */
	function paceOf(role: Role): SwitchPace {
		const { switches, scan } = accessProfile();
		const isNone = role === "move" || switches.long === "chooses" || scan.way === "hold";
		const least = scan.way === "step" ? longInSteps : 0;
		return { ...switches, longAfter: isNone ? undefined : Math.max(least, switches.longAfter) };
	}

	function step(role: Role, type: "down" | "up" | "tick") {
		// While presses are measured, each is passed on unfiltered.
		if (document.querySelector("[data-access-measures]")) {
			states[role] = openSwitch;
			if (role === "choose") window.dispatchEvent(new CustomEvent(switchMeasured, { detail: type }));
			return;
		}
		const { state, signal } = stepSwitch(states[role], { type }, paceOf(role), performance.now());
		states[role] = state;
		clearTimeout(timer);
		const due = switchDue(states.choose, paceOf("choose"));
		if (due !== undefined) timer = setTimeout(() => step("choose", "tick"), due - performance.now());
		if (signal && (signal.type === "wayOut" || isTaken())) give(role, signal);
	}

	function stopHere(event: Event) {
		event.preventDefault();
		event.stopImmediatePropagation();
	}

	function keyed(event: KeyboardEvent) {
		const role = roleOf(switchOf(event));
		if (!event.isTrusted) return;
		if (isWrittenIn(event.target) && (event.target === byHand || !role)) {
			byHand = event.target ?? undefined;
			return;
		}
		if (!role || event.ctrlKey || event.altKey || event.metaKey) return;
		if (isTaken()) stopHere(event);
		if (!event.repeat) step(role, event.type === "keydown" ? "down" : "up");
	}

	let pressed: Role | undefined;
	function pointed(event: PointerEvent) {
		const isOwn = event.target instanceof Element && event.target.closest("[data-access-own]");
		const role = event.isTrusted && !isOwn ? roleOf(switchOf(event)) : undefined;
		if (event.type === "pointerdown") pressed = role;
		if (!role) {
			if (event.type === "pointerdown" && isWrittenIn(event.target)) byHand = event.target ?? undefined;
			return;
		}
		if (isTaken()) stopHere(event);
		step(role, event.type === "pointerdown" ? "down" : "up");
	}
	/** The browser's events after a press of the switch. */
	function followed(event: Event) {
		if (pressed && event.isTrusted && isTaken()) stopHere(event);
	}
	/** Ends a press that may be released where the page cannot see it. */
	const lost = () => {
		states.choose = openSwitch;
		states.move = openSwitch;
		clearTimeout(timer);
		if (isTaken()) give("choose", { type: "up", held: 0, counts: false, isLong: false });
	};

	const keys = ["keydown", "keyup"] as const;
	const pointers = ["pointerdown", "pointerup", "pointercancel"] as const;
	const followers = ["mousedown", "mouseup", "click", "auxclick", "contextmenu", "touchstart", "touchend"] as const;
	const off = new AbortController();
	const how = { capture: true, passive: false, signal: off.signal };
	for (const type of keys) window.addEventListener(type, keyed, how);
	for (const type of pointers) window.addEventListener(type, pointed, how);
	for (const type of followers) window.addEventListener(type, followed, how);
	// A field or button that loses the focus also sends this event.
	window.addEventListener("blur", (event) => event.target === window && lost(), how);
	window.addEventListener("focusout", () => (byHand = undefined), how);

	return {
		/** `lost`: its release cannot be detected, so it presses nothing. */
		hear(input: Switch, type: "down" | "up" | "lost") {
			if (type === "lost") return lost();
			const role = roleOf(input);
			if (role) step(role, type);
		},
		stop() {
			clearTimeout(timer);
			off.abort();
		},
	};
}
