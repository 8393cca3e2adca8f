import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { writesByHand } from "../../access/glance.ts";

/** Milliseconds that a control must be held. */
export const holdMilliseconds = 2_000;

const isPress = (key: string) => key === "Enter" || key === " ";

/**
 * Handlers for a control that acts only when held: by finger, pointer, Enter or Space. Letting go sooner counts as a press. A mouse
 * that is the scanning switch cannot hold.
 */
export function useHold({ onHeld, onPress }: { onHeld: () => void; onPress: () => void }) {
	const [isHeld, setHeld] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	function begin() {
		clearTimeout(timer.current);
		setHeld(true);
		timer.current = setTimeout(() => {
			end();
			onHeld();
		}, holdMilliseconds);
	}
	function end() {
		clearTimeout(timer.current);
		timer.current = undefined;
		setHeld(false);
	}
	useEffect(() => () => clearTimeout(timer.current), []);

	return {
		isHeld,
		handlers: {
			onPointerDown({ button, pointerType, pointerId, currentTarget }: PointerEvent) {
				if (button !== 0 || (pointerType === "mouse" && !writesByHand())) return;
				currentTarget.setPointerCapture(pointerId);
				begin();
			},
			onPointerUp: end,
			onPointerCancel: end,
			onKeyDown(event: KeyboardEvent) {
				if (!isPress(event.key)) return;
				// Otherwise Enter presses as soon as it goes down.
				event.preventDefault();
				if (!event.repeat) begin();
			},
			onKeyUp(event: KeyboardEvent) {
				if (!isPress(event.key)) return;
				event.preventDefault();
				if (timer.current === undefined) return;
				end();
				onPress();
			},
			onBlur: end,
			/** A click from a short press, scanning, or an assistive tool. */
			onClick: onPress,
			/** A long touch opens a menu on some devices. */
			onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
		},
	};
}
