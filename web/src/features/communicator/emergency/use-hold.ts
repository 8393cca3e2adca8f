import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { writesByHand } from "../../../access/glance.ts";

/** Milliseconds that a control has to be held. */
export const holdMilliseconds = 2_000;

const isPress = (key: string) => key === "Enter" || key === " ";

/**
 * A control that does something only when it is held: by finger, pointer, Enter or Space. Letting go sooner is told as a press.
 * A mouse that is the switch of a scan holds nothing.
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
				// Else Enter is a press as soon as it goes down.
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
			/** Of a finger or pointer that let go, a scan, or another tool. */
			onClick: onPress,
			/** A long touch opens a menu on some devices. */
			onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
		},
	};
}
