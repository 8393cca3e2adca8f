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

/** Milliseconds a long press takes at least where a hold of 700 presses: the two are told apart. */
const longInSteps = 1500;

interface Switches {
	/** Whether the switch is for the scan now; else its presses are what they are, and only the way out is heard. */
	isTaken: () => boolean;
	give: (role: Role, signal: SwitchSignal) => void;
}

/** Hears the switches of this device: keys, buttons of a pointer and touches. A gamepad's and a sound are given with `hear`. */
export function listenToSwitches({ isTaken, give }: Switches) {
	const states: Record<Role, SwitchState> = { choose: openSwitch, move: openSwitch };
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** The field that somebody writes in by hand, with a pointer or keys: there the switch's key is a letter. */
	let byHand: EventTarget | undefined;

	function roleOf(input: Switch): Role | undefined {
		// While one is being learned, what is pressed is the answer.
		if (document.querySelector("[data-access-learns]")) return undefined;
		const { switches, scan } = accessProfile();
		if (scan.way === "two" && switches.move.includes(input)) return "move";
		return switches.choose.includes(input) ? "choose" : undefined;
	}

	/** A hold that moves the light, or chooses, is no long press. */
	function paceOf(role: Role): SwitchPace {
		const { switches, scan } = accessProfile();
		const isNone = role === "move" || switches.long === "chooses" || scan.way === "hold";
		const least = scan.way === "step" ? longInSteps : 0;
		return { ...switches, longAfter: isNone ? undefined : Math.max(least, switches.longAfter) };
	}

	function step(role: Role, type: "down" | "up" | "tick") {
		// While the hand is measured, its presses are that, each as it comes.
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
	/** What the browser makes of a press that was the switch's. */
	function followed(event: Event) {
		if (pressed && event.isTrusted && isTaken()) stopHere(event);
	}
	/** A switch that is let go where the page cannot see it. */
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
	// A field or a button that the focus leaves tells of it here, too.
	window.addEventListener("blur", (event) => event.target === window && lost(), how);
	window.addEventListener("focusout", () => (byHand = undefined), how);

	return {
		/** `lost`: nobody can tell when it is let go; it presses nothing. */
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
