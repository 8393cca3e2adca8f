import { lazy, Suspense } from "react";
import type { EmergencyCard } from "./emergency-card.ts";

const EmergencyControl = lazy(async () => ({
	default: (await import("./emergency-control.tsx")).EmergencyControl,
}));

/** The control that calls for help, once it was set up. */
export function Emergency({ card }: { card: EmergencyCard | undefined }) {
	return (
		card?.isOn && (
			<Suspense>
				<EmergencyControl card={card} />
			</Suspense>
		)
	);
}
