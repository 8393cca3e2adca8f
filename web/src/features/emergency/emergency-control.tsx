import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { EmergencyCard } from "../../emergency/emergency-card.ts";
import { Button } from "../../ui/button.tsx";
import { DialogWindow } from "../../ui/dialog-window.tsx";
import { Icon } from "../../ui/icon.tsx";
import css from "./emergency.module.css";
import { EmergencyWindow } from "./emergency-window.tsx";
import { holdMilliseconds, useHold } from "./use-hold.ts";

/**
 * The emergency button, always visible. Holding it for two seconds, or dwelling for twice the dwell time, starts the alarm. One
 * press explains this and offers a second press: a brushed key, a tap or one scan selection does not start the alarm.
 */
export function EmergencyControl({ card, onCall }: { card: EmergencyCard; onCall: () => void }) {
	const [state, setState] = useState<"rest" | "asked" | "calling">("rest");
	const button = useRef<HTMLButtonElement>(null);
	/** The click that follows a hold does not count as a press. */
	const wasHeld = useRef(false);

	function call() {
		wasHeld.current = true;
		onCall();
		setState("calling");
	}
	const { isHeld, handlers } = useHold({
		onHeld: call,
		onPress() {
			if (!wasHeld.current) setState("asked");
			wasHeld.current = false;
		},
	});
	useEffect(() => {
		const { current } = button;
		const dwelt = (event: Event) => {
			event.preventDefault();
			call();
		};
		current?.addEventListener("dwelt", dwelt);
		return () => current?.removeEventListener("dwelt", dwelt);
	});

	return (
		<>
			<button
				ref={button}
				type="button"
				className={css.control}
				aria-label="SOS: hold for 2 seconds to call for help"
				data-kind="emergency"
				data-held={isHeld || undefined}
				{...handlers}
				onPointerDown={(event) => {
					wasHeld.current = false;
					handlers.onPointerDown(event);
				}}
				data-dwell="double"
			>
				<Icon name="alert" size={1.25} />
				<span>SOS</span>
			</button>
			{isHeld && (
				<div className={css.holding} style={{ "--hold": `${holdMilliseconds}ms` } as CSSProperties}>
					<svg viewBox="0 0 36 36" aria-hidden="true">
						<circle cx="18" cy="18" r="15.5" pathLength="100" />
					</svg>
					<p>Keep holding. Let go to cancel.</p>
				</div>
			)}
			<DialogWindow title="Call for help?" isOpen={state === "asked"} onClose={() => setState("rest")} isAlert>
				<div className={css.asked}>
					<p>
						Hold <strong>SOS</strong> for 2 seconds and this device says, again and again: “{card.sentence}”
					</p>
					<Button onPress={() => setState("rest")} autoFocus>
						Not now
					</Button>
					<Button look="danger" onPress={call}>
						Call for help now
					</Button>
				</div>
			</DialogWindow>
			{state === "calling" && (
				<EmergencyWindow
					card={card}
					onStop={() => {
						wasHeld.current = false;
						setState("rest");
					}}
				/>
			)}
		</>
	);
}
