import {
	beginDwell,
	type DwellEvent,
	type DwellTarget,
	type Dwelt,
	filling,
	restButton,
	stepDwell,
} from "../dwell/dwell.ts";
import { onAccessChange } from "../glance.ts";
import { accessProfile } from "../profile.ts";
import { createBar } from "./bar.ts";
import { nearTo } from "./near.ts";
import { press } from "./press.ts";
import { createRestZone } from "./rest-zone.ts";
import { createRing } from "./ring.ts";
import { idOf, targetOf } from "./targets.ts";

/** The factor on the dwell time: longer for targets that speak or cannot be undone, and double if a target asks for it. */
const factorOf = (target: HTMLElement) => {
	const { dwell } = target.closest<HTMLElement>("[data-dwell]")?.dataset ?? {};
	if (dwell === "double") return 2;
	return dwell === "long" || target.dataset.look === "danger" ? 1.5 : 1;
};

/** Dwell: presses the target under a resting pointer, anywhere on the page. */
export function runDwell() {
	const bar = createBar("Dwell");
	const zone = createRestZone();
	const ring = createRing();
	const now = () => performance.now();
	const time = () => accessProfile().dwell.time;
	let dwell = beginDwell;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let targets = new Map<string, HTMLElement>();

	const scroll = (by: number) => () => {
		const under = dwell.at ? document.elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2) : [];
		const box = under.find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 8);
		(box ?? document.scrollingElement)?.scrollBy({ top: by * window.innerHeight * 0.6, behavior: "instant" });
	};

	function showBar() {
		const [rest] = bar.show(accessProfile().dwell.restZone ? "Rest your eyes here" : "", [
			{ label: dwell.isResting ? "Go on" : "Rest", press: () => {} },
			{ label: "▲", press: scroll(-1) },
			{ label: "▼", press: scroll(1) },
		]);
		rest?.setAttribute("data-rests", "");
		rest?.setAttribute("aria-pressed", String(dwell.isResting));
		bar.element.querySelectorAll("button").forEach((button, at) => {
			const name = [undefined, "Scroll up", "Scroll down"][at];
			if (name) button.ariaLabel = name;
		});
	}

	const near = (element: Element, at: { x: number; y: number }) =>
		nearTo(element, at, accessProfile().dwell.reach, dwell.on?.target.id ?? dwell.spent);

	function under(element: EventTarget | null, at: { x: number; y: number }): DwellTarget | undefined {
		const target = element instanceof Element ? (targetOf(element) ?? near(element, at)) : undefined;
		if (!target) return undefined;
		const id = target.hasAttribute("data-rests") ? restButton : idOf(target);
		targets = new Map([[id, target]]);
		return { id, factor: factorOf(target) };
	}

	function give(event: DwellEvent) {
		take(stepDwell(dwell, event, time(), now()));
	}

	/** A target that is gone is not chosen, and its replacement starts again. */
	function full() {
		const on = dwell.on && targets.get(dwell.on.target.id);
		if (dwell.at && !on?.isConnected) give({ type: "pointer", at: dwell.at, target: undefined });
		else give({ type: "tick" });
	}

	function take({ dwell: next, chosen }: Dwelt) {
		const target = chosen === undefined ? undefined : targets.get(chosen);
		const hasTurned = next.isResting !== dwell.isResting;
		dwell = next;
		clearTimeout(timer);
		const fill = filling(dwell, time(), now());
		if (fill) timer = setTimeout(full, fill.due - now());
		const on = fill && targets.get(fill.id);
		ring.show(on ? { at: on, share: () => filling(dwell, time(), now())?.share ?? 0 } : undefined);
		if (hasTurned) showBar();
		if (!target?.isConnected || chosen === restButton) return;
		// A hold control treats a long dwell as a hold instead of a press.
		if (target.dispatchEvent(new Event("dwelt", { cancelable: true }))) press(target);
	}

	const moved = ({ target, clientX: x, clientY: y }: PointerEvent) =>
		give({ type: "pointer", at: { x, y }, target: under(target, { x, y }) });
	const left = () => give({ type: "leave" });
	document.addEventListener("pointerover", moved);
	document.addEventListener("pointermove", moved);
	document.documentElement.addEventListener("pointerleave", left);
	function follow() {
		const { largeTargets, hidesPointer, restZone } = accessProfile().dwell;
		zone.show(restZone);
		document.documentElement.toggleAttribute("data-large-targets", largeTargets);
		document.documentElement.toggleAttribute("data-hides-pointer", hidesPointer);
		showBar();
	}
	const unfollow = onAccessChange(follow);
	follow();
	return {
		stop() {
			unfollow();
			for (const name of ["data-large-targets", "data-hides-pointer"]) document.documentElement.removeAttribute(name);
			clearTimeout(timer);
			ring.show(undefined);
			bar.hide();
			zone.show(false);
			document.removeEventListener("pointerover", moved);
			document.removeEventListener("pointermove", moved);
			document.documentElement.removeEventListener("pointerleave", left);
		},
	};
}
