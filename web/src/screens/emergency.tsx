import { useEmergency } from "../emergency/use-emergency.ts";
import { EmergencySettings } from "../features/emergency/emergency-settings.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Notice } from "../ui/notice.tsx";
import { Panel } from "../ui/panel.tsx";
import { Spinner } from "../ui/spinner.tsx";
import css from "./column.module.css";

/** Sets up the emergency call, which is off until then. */
export function Emergency() {
	const { card, follow } = useEmergency();
	if (!card) return <Spinner label="Loading" />;
	return (
		<div className={css.screen}>
			<BackLink to="/app/access">Back to Access and voice</BackLink>
			<Panel title="Call for help">
				<Notice type="warning" live={false}>
					It does not phone anyone. It speaks loudly from this device until you press Stop, and shows your card.
				</Notice>
				<p>
					SOS is beside Yes and No. Hold it for 2 seconds, or rest on it for twice your dwell time. A short press asks
					first.
				</p>
				<EmergencySettings initial={card} onSaved={follow} />
				<p>
					Your card is kept in this browser only. It is encrypted, it is never sent to us, and it is deleted when you
					sign out. The sentence is sent once, so that your voice can say it.
				</p>
			</Panel>
		</div>
	);
}
