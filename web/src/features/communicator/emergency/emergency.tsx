import { lazy, Suspense } from "react";
import type { EmergencyCard } from "./emergency-card.ts";

const EmergencyControl = lazy(async () => ({
	default: (await import("./emergency-control.tsx")).EmergencyControl,
}));

/** The emergency button, shown once the card is set up. */
export function Emergency({ card }: { card: EmergencyCard | undefined }) {
	return (
		card?.isOn && (
			<Suspense>
				<EmergencyControl card={card} />
			</Suspense>
		)
	);
}
