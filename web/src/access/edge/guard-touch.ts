import { accessProfile } from "../profile.ts";
import { isSlip, noTouch, touchDown, touchUp } from "../touch/touch.ts";
import { nearTo } from "./near.ts";
import { isWrittenIn } from "./press.ts";
import { controlOf, targetOf } from "./targets.ts";

/**
 * Filters touches for people with tremor: a touch that is too short, too long or too soon after another is ignored; one beside a
 * target counts as on it.
 */
export function guardTouch() {
	let touches = noTouch;
	let isRefused = false;
	let isTouch = false;
	/** The target of the touch before. */
	let last: HTMLElement | undefined;
	const off = new AbortController();
	const how = { capture: true, signal: off.signal };

	function refuse(event: Event) {
		event.preventDefault();
		event.stopImmediatePropagation();
	}
	function down(event: PointerEvent) {
		// A mouse or pen is not blocked by an earlier touch.
		isTouch = event.pointerType === "touch";
		isRefused &&= isTouch;
		if (event.pointerType !== "touch" || !event.isPrimary || !event.isTrusted) return;
		const { touches: next, counts } = touchDown(touches, accessProfile().touch, performance.now());
		touches = next;
		isRefused = !counts;
		if (isRefused) refuse(event);
	}
	function up(event: PointerEvent) {
		if (event.pointerType !== "touch" || !event.isPrimary || !event.isTrusted) return;
		const { touches: next, counts } = touchUp(touches, accessProfile().touch, performance.now());
		touches = next;
		isRefused ||= !counts;
		if (!isRefused) return;
		refuse(event);
		// Cancels what the touch had started.
		event.target?.dispatchEvent(new PointerEvent("pointercancel", { ...idOfPointer(event), bubbles: true }));
	}
	function clicked(event: MouseEvent) {
		const { target, clientX: x, clientY: y } = event;
		if (!event.isTrusted || event.detail === 0) return;
		if (isRefused) return refuse(event);
		if (!isTouch || !(target instanceof Element)) return;
		const under = targetOf(target);
		const meant = under ?? nearTo(target, { x, y }, accessProfile().touch.reach);
		const slipped = isSlip(event.detail, meant, last);
		last = meant;
		if (under || !meant) return;
		refuse(event);
		if (slipped) return;
		const control = controlOf(meant);
		if (isWrittenIn(control)) control.focus();
		else control.click();
	}
	const scrolled = () => {
		touches = { ...touches, downAt: undefined };
		isRefused = true;
	};

	window.addEventListener("pointerdown", down, how);
	window.addEventListener("pointerup", up, how);
	window.addEventListener("pointercancel", (event) => event.isTrusted && scrolled(), how);
	window.addEventListener("click", clicked, how);
	return { stop: () => off.abort() };
}

const idOfPointer = ({ pointerId, pointerType }: PointerEvent) => ({ pointerId, pointerType });
