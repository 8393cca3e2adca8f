import { lazy, Suspense } from "react";
import type { EmergencyCard } from "../../emergency/emergency-card.ts";

const EmergencyControl = lazy(async () => ({
	default: (await import("./emergency-control.tsx")).EmergencyControl,
}));

interface EmergencyProps {
	card: EmergencyCard | undefined;
	/** Called just before the alarm starts, to silence the rest of the screen. */
	onCall: () => void;
}

/** The emergency button, shown once the card is set up. */
export function Emergency({ card, onCall }: EmergencyProps) {
	return (
		card?.isOn && (
			<Suspense>
				<EmergencyControl card={card} onCall={onCall} />
			</Suspense>
		)
	);
}
